/** Movement as pure functions of time. */

export const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v))
export const mix = (from: number, to: number, part: number) => from + (to - from) * part

/** How much of `length` has passed since `start`, 0..1. */
export const progress = (now: number, start: number, length: number) => clamp((now - start) / length)

export const easeOut = (p: number) => 1 - (1 - p) ** 3
export const easeIn = (p: number) => p ** 3
export const easeInOut = (p: number) => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2)

/** Passes its goal by about a tenth and comes back: for things that pop. */
export function easeBack(p: number): number {
  const q = p - 1
  return 1 + 2.70158 * q ** 3 + 1.70158 * q ** 2
}

/** Rounds so that a slow movement changes its key, and so its pixels, no more often than the eye can see. */
export const snap = (v: number, step: number) => Math.round(v / step) * step
