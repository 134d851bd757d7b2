/** Pure: which moments a channel has free, by the limits on posts a UTC day and hours between two. */

import { POSTING, slotObstacle } from '@octavo/contract/publication'
import { addDays, dateIn, momentOnDate } from '@octavo/contract/time-zone'
import { HOUR_MS, MINUTE_MS } from '#time.ts'

/** So much later than its slot a post still counts as on time: a queue takes a moment. */
const LATE_MS = 5 * MINUTE_MS

const isFree = (at: Date, taken: readonly Date[]): boolean => slotObstacle(at, taken) === undefined

/** The full hours of a date at which a moved post may stand: by day, on the account's clock, which no zone changes then. */
function hoursOf(date: string, timeZone: string): Date[] {
  const { firstHour, lastHour } = POSTING
  const first = momentOnDate(date, firstHour, timeZone).getTime()
  return Array.from({ length: lastHour - firstHour + 1 }, (_, index) => new Date(first + index * HOUR_MS))
}

/** The moment itself when it is free, else the first free full hour after it. */
export function nextFree(wanted: Date, taken: readonly Date[], timeZone: string): Date {
  if (isFree(wanted, taken)) return wanted
  // Only finitely many posts stand in the way.
  for (let date = dateIn(wanted, timeZone); ; date = addDays(date, 1)) {
    const found = hoursOf(date, timeZone).find((hour) => hour > wanted && isFree(hour, taken))
    if (found) return found
  }
}

/** The last free full hour before the moment, if there is one at `earliest` or later. */
function lastFreeBefore(wanted: Date, taken: readonly Date[], earliest: Date, timeZone: string): Date | undefined {
  for (let date = dateIn(wanted, timeZone); date >= dateIn(earliest, timeZone); date = addDays(date, -1)) {
    const found = hoursOf(date, timeZone).findLast((hour) => hour < wanted && hour >= earliest && isFree(hour, taken))
    if (found) return found
  }
  return undefined
}

/** The free moment nearest to the wanted one, on either side of it and not before `earliest`. */
export function nearestFree(wanted: Date, taken: readonly Date[], earliest: Date, timeZone: string): Date {
  const after = nextFree(wanted < earliest ? earliest : wanted, taken, timeZone)
  const before = lastFreeBefore(wanted, taken, earliest, timeZone)
  const isNearer = before && wanted.getTime() - before.getTime() < after.getTime() - wanted.getTime()
  return isNearer ? before : after
}

export type Due = {
  now: Date
  /** The slot it held. */
  at: Date
  /** The times of the channel's other posts. */
  taken: readonly Date[]
  timeZone: string
}

/**
 * When a post whose turn has come goes out: in its slot, which is its time although a queue takes a moment; now, where
 * it is late and there is room; else it is moved.
 */
export function turnOf({ now, at, taken, timeZone }: Due): { at: Date; moved: boolean } {
  const moment = now.getTime() - at.getTime() > LATE_MS ? now : at
  return isFree(moment, taken) ? { at: moment, moved: false } : { at: nextFree(now, taken, timeZone), moved: true }
}
