/** Clock times of a place and the moments they mean, over daylight saving too. */

export type ClockTime = { year: number; month: number; day: number; hour: number; minute: number }

const MINUTE_MS = 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = 'numeric' as const
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  })
  clocks.set(timeZone, made)
  return made
}

/** What the zone's clock shows at that moment; months count from 1. */
export function clockTime(at: Date, timeZone: string): ClockTime {
  const parts = clockOf(timeZone).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

/** Milliseconds that the zone's clock is ahead of UTC at that moment. */
function aheadMs(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute } = clockTime(at, timeZone)
  const shown = Date.UTC(year, month - 1, day, hour, minute)
  return Math.round((shown - at.getTime()) / MINUTE_MS) * MINUTE_MS
}

/**
 * The moment when the zone's clock shows this. A day or hour beyond its end runs over into the next. A time that the
 * clock skips means the moment after the skip; one that it shows twice means the first.
 */
export function momentOf(
  { year, month, day, hour, minute = 0 }: Omit<ClockTime, 'minute'> & { minute?: number },
  timeZone: string,
): Date {
  const shown = Date.UTC(year, month - 1, day, hour, minute)
  const before = aheadMs(new Date(shown - 86_400_000), timeZone)
  const after = aheadMs(new Date(shown + 86_400_000), timeZone)
  const moments = [shown - Math.max(before, after), shown - Math.min(before, after)]
  const right = moments.find((moment) => moment + aheadMs(new Date(moment), timeZone) === shown)
  return new Date(right ?? shown - Math.min(before, after))
}

/** The date that the zone's calendar shows, as `2026-11-20`. */
export function dateIn(at: Date, timeZone: string): string {
  const { year, month, day } = clockTime(at, timeZone)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The moment when the zone's clock shows that full hour on that date (`2026-11-20`). */
export function momentOnDate(date: string, hour: number, timeZone: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return momentOf({ year, month, day, hour }, timeZone)
}

/** Midnight at the beginning of that date in the zone. */
export const startOfDate = (date: string, timeZone: string): Date => momentOnDate(date, 0, timeZone)

/** The date so many days later (or, below zero, earlier). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A full hour of 0 to 23 as Americans say it: `9 AM`, `12 PM`. */
export const sayHour = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
