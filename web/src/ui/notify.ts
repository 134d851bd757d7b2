import { useSyncExternalStore } from 'react'

/** Notifications of the system, for work that takes minutes: only where the person has asked for them. */
const watchers = new Set<() => void>()
const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

type Allowed = NotificationPermission | 'impossible'

const allowed = (): Allowed =>
  typeof Notification === 'undefined' || !window.isSecureContext ? 'impossible' : Notification.permission

/** Whether this browser may notify: `default` is not asked yet, `impossible` has no such thing or a page without https. */
export const useNotifications = (): Allowed => useSyncExternalStore(watch, allowed, () => 'impossible')

/** Has the browser ask. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission()
  for (const tell of watchers) tell()
}

/** Says what is done to somebody who looks elsewhere. */
export function tellDone(words: string): void {
  if (!document.hidden || allowed() !== 'granted') return
  const note = new Notification('Octavo', { body: words, icon: '/favicon.svg' })
  note.onclick = () => window.focus()
}
