import { useEffect, useSyncExternalStore } from 'react'

export type Command = 'palette' | 'new-video' | 'keys'

/** After G, where each key goes. */
export const GO_KEYS = {
  h: { path: '/', label: 'Home' },
  d: { path: '/dashboard', label: 'Mission Control' },
  c: { path: '/viral-generator', label: 'Create' },
  w: { path: '/production', label: 'Week' },
  p: { path: '/production', label: 'Weekly production' },
  l: { path: '/library', label: 'Video library' },
  b: { path: '/brands', label: 'Brands' },
  a: { path: '/analytics', label: 'Analytics' },
  s: { path: '/scripts', label: 'Scripts' },
} as const
const isGoKey = (key: string): key is keyof typeof GO_KEYS => key in GO_KEYS

export const COMMAND_KEYS: Readonly<Record<string, { command: Command; label: string }>> = {
  n: { command: 'new-video', label: 'New video' },
  '/': { command: 'palette', label: 'Search' },
  '?': { command: 'keys', label: 'This list' },
}

const SECOND_KEY_MS = 1200
const KEPT = 'octavo.singleKeys'
const watchers = new Set<() => void>()
const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}
const singleKeysOn = () => localStorage.getItem(KEPT) !== 'off'

/** Whether keys without Ctrl or Cmd do something; a person may turn them off. */
export const useSingleKeys = () => useSyncExternalStore(watch, singleKeysOn, () => true)

export function setSingleKeys(on: boolean) {
  localStorage.setItem(KEPT, on ? 'on' : 'off')
  for (const tell of watchers) tell()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=textbox], [role=dialog], [role=menu]') !== null)

/** Listens to the keys of the app: Ctrl or Cmd K always, single keys while nobody types. */
export function useShortcuts(run: (command: Command) => void, go: (path: string) => void) {
  useEffect(() => {
    let goUntil = 0
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.metaKey || event.ctrlKey) && key === 'k') {
        event.preventDefault()
        run('palette')
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target) || !singleKeysOn()) return
      const second = Date.now() < goUntil
      goUntil = key === 'g' ? Date.now() + SECOND_KEY_MS : 0
      if (second && isGoKey(key)) return go(GO_KEYS[key].path)
      const found = COMMAND_KEYS[key]
      if (!found) return
      event.preventDefault()
      run(found.command)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [run, go])
}
