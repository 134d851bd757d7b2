/** Lengths of time, and the moment that is one of them before or after another. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
export const earlier = (moment: Date, ms: number): Date => later(moment, -ms)
