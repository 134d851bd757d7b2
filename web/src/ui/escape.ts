import type { KeyboardEvent as Pressed } from 'react'

/** Presses of Escape that a toast has let pass. */
const passed = new WeakSet<Event>()

/** Marks a window over the page: while one is open toasts make room for it, and Escape closes it before them. */
export const IS_WINDOW = { 'data-window': '' } as const

/** For a toast, which would be closed first since it came last: within a window Escape is the window's. */
export function passEscape(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-window]')) return
  passed.add(event)
  event.preventDefault()
}

/** Of a window: closes it by an Escape that a toast has let pass. */
export const onPassedEscape =
  (close: () => void) =>
  ({ nativeEvent, currentTarget, target }: Pressed<HTMLElement>): void => {
    if (passed.has(nativeEvent) && target instanceof Node && currentTarget.contains(target)) close()
  }
