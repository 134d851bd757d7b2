/** Which moments a channel has room for; the scheduler decides by it, the calendar shows it before anything is dropped. */
import { POSTING } from './limits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const APART_MS = POSTING.hoursApart * HOUR_MS

/** The day that the posting limits count. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

export type SlotObstacle = { what: 'day'; day: string } | { what: 'near'; post: Date }

// A comparison for each post of each hour that is looked at: writing the days out would take most of the time.
const sameUtcDay = (one: Date, other: Date): boolean =>
  Math.floor(one.getTime() / DAY_MS) === Math.floor(other.getTime() / DAY_MS)

/** What stands in the way of a post at this moment, if anything does; `taken` are the times of the channel's other posts. */
export function slotObstacle(at: Date, taken: readonly Date[]): SlotObstacle | undefined {
  const near = taken.find((post) => Math.abs(post.getTime() - at.getTime()) < APART_MS)
  if (taken.filter((post) => sameUtcDay(post, at)).length >= POSTING.perDay) return { what: 'day', day: utcDay(at) }
  return near && { what: 'near', post: near }
}

/** A moment as the scheduler says it, on the account's clock: `Mon, Nov 23, 9:00 AM`. */
export const saySlot = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(at)
    .replace(/\s/g, ' ')

/** Why a channel takes no post then. */
export const saySlotObstacle = (found: SlotObstacle, channel: string, timeZone: string): string =>
  found.what === 'day'
    ? `${channel} has its ${POSTING.perDay} posts of ${found.day} (UTC) already, the most that one day takes.`
    : `${channel} has a post at ${saySlot(found.post, timeZone)}, and two posts need ${POSTING.hoursApart} hours between them.`
