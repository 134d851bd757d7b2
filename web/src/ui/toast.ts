import { useSyncExternalStore } from 'react'

const TOAST_LIMIT = 1
export const TOAST_DISPLAY_MS = 5000
/** One that offers to take something back stays until a slow reader got to its button. */
export const TOAST_ACTION_DISPLAY_MS = 15_000
const TOAST_REMOVAL_MS = 1_000_000
export const TOAST_SWIPE_PX = 50

export type ToastWords = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void }
}
export type ToastItem = ToastWords & { id: number; open: boolean }

let shown: readonly ToastItem[] = []
let count = 0
const watchers = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

const show = (next: readonly ToastItem[]) => {
  shown = next
  for (const tell of watchers) tell()
}
const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

/** Says how an action went. A new toast takes the place of the one before. */
export function toast(words: ToastWords): { dismiss: () => void } {
  count += 1
  const id = count
  show([{ ...words, id, open: true }, ...shown].slice(0, TOAST_LIMIT))
  return { dismiss: () => dismissToast(id) }
}

/** Closes a toast; it leaves the list later, so that its way out can be seen. */
export function dismissToast(id: number) {
  show(shown.map((item) => (item.id === id ? { ...item, open: false } : item)))
  if (removals.has(id)) return
  const remove = () => {
    removals.delete(id)
    show(shown.filter((item) => item.id !== id))
  }
  removals.set(id, setTimeout(remove, TOAST_REMOVAL_MS))
}

/** Takes all toasts away at once, unseen. */
export function removeToasts() {
  for (const removal of removals.values()) clearTimeout(removal)
  removals.clear()
  show([])
}

const current = () => shown

/** The toasts of the moment: at most one. */
export const useToasts = () => useSyncExternalStore(watch, current, current)
