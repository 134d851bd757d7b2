/** The last button that was clicked before the page was alive: on a slow line or a busy phone that takes a moment. */

let clicked: HTMLButtonElement | undefined

const keep = ({ target }: Event): void => {
  clicked = (target instanceof Element && target.closest('button')) || undefined
}

/** Begins to keep it. */
export const keepEarlyClick = (): void => addEventListener('click', keep, true)

/** Gives it back, once, and keeps none from now on. */
export function earlyClick(): HTMLButtonElement | undefined {
  removeEventListener('click', keep, true)
  const last = clicked
  clicked = undefined
  return last
}
