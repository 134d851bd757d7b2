import { messages } from '@octavo/contract/messages'
import { type CalendarPost, saySlotObstacle, slotObstacle } from '@octavo/contract/publication'
import { addDays, clockTime, dateIn, momentOf } from '@octavo/contract/time-zone'

/** How much is seen at once. */
export type View = 'month' | 'week'

const DAYS_A_WEEK = 7
/** Posts of these states hold their slot. */
const TAKING: readonly CalendarPost['status'][] = ['approval', 'scheduled', 'publishing', 'published']

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => addDays(date, 1 - (new Date(`${date}T00:00:00Z`).getUTCDay() || 7))

const daysFrom = (date: string, days: number) => Array.from({ length: days }, (_, index) => addDays(date, index))

export const weekOf = (date: string): string[] => daysFrom(mondayOf(date), DAYS_A_WEEK)

/** The whole weeks in which a date's month lies. */
export function monthOf(date: string): string[] {
  const first = mondayOf(`${date.slice(0, 7)}-01`)
  const next = nextMonth(date, 1)
  const weeks = Math.ceil((Date.parse(next) - Date.parse(first)) / 86_400_000 / DAYS_A_WEEK)
  return daysFrom(first, weeks * DAYS_A_WEEK)
}

/** The first day of the month so many months later. */
export function nextMonth(date: string, months: number): string {
  const [year = 1970, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The moment of another date at which the clock shows the same time. */
export function sameTimeOn(at: string, date: string, timeZone: string): Date {
  const { hour, minute } = clockTime(new Date(at), timeZone)
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return momentOf({ year, month, day, hour, minute }, timeZone)
}

export const dateOf = (post: CalendarPost, timeZone: string): string =>
  post.at ? dateIn(new Date(post.at), timeZone) : ''

/** Waiting for its time, it can be given another one. */
export const isMovable = ({ status }: CalendarPost): boolean =>
  !['publishing', 'published', 'withdrawn'].includes(status)

export type Looking = { posts: readonly CalendarPost[]; timeZone: string; now: Date }

/** Why a post cannot go to a moment; nothing when it can. */
export function refusal(post: CalendarPost, at: Date, { posts, timeZone, now }: Looking): string | undefined {
  if (at <= now) return `Not then: ${messages.posting.past}`
  const others = posts.filter(
    (other) => other.channelId === post.channelId && other.id !== post.id && TAKING.includes(other.status),
  )
  const found = slotObstacle(
    at,
    others.flatMap((other) => (other.at ? [new Date(other.at)] : [])),
  )
  return found && saySlotObstacle(found, post.channelName, timeZone)
}
