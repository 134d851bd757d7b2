import { messages } from '@octavo/contract/messages'
import { type CalendarPost, saySlotObstacle, slotObstacle } from '@octavo/contract/publication'
import { addDays, clockTime, dateIn, momentOf, momentOnDate } from '@octavo/contract/time-zone'

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

/** Fewer than that and what comes next month is out of sight. */
const WEEKS_AHEAD = 4

/**
 * The days that a view shows. The month in which today is begins with today's week, unless its earlier weeks are asked for, and
 * goes on for four weeks; the week of a Sunday that is today is the coming one.
 */
export function daysOf(view: View, date: string, today: string, withEarlier = false): string[] {
  if (view === 'week') return weekOf(date === today && mondayOf(addDays(today, 1)) > today ? addDays(today, 1) : date)
  const days = monthOf(date)
  if (!days.includes(today) || date.slice(0, 7) !== today.slice(0, 7)) return days
  const first = withEarlier ? (days[0] ?? date) : mondayOf(today)
  const last = [days.at(-1) ?? date, addDays(mondayOf(today), WEEKS_AHEAD * DAYS_A_WEEK - 1)].toSorted().at(-1) ?? date
  return daysFrom(first, (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1)
}

/** How many weeks of its month a view of today leaves out. */
export const earlierWeeks = (view: View, date: string, days: readonly string[]): number =>
  view === 'month'
    ? Math.max(0, (Date.parse(days[0] ?? date) - Date.parse(monthOf(date)[0] ?? date)) / 86_400_000 / DAYS_A_WEEK)
    : 0

/** Whether the days are those of one month, to its weeks' ends. */
export const isWholeMonth = (view: View, date: string, days: readonly string[]): boolean =>
  view === 'month' && days.join() === monthOf(date).join()

/** Where the view before or after begins. */
export const stepFrom = (view: View, date: string, days: readonly string[], by: number): string =>
  view === 'month' ? nextMonth(date, by) : addDays(days[0] ?? date, by * DAYS_A_WEEK)

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

/** As a week of the product has them, then the hours between. */
const SLOT_HOURS = [9, 15, 12, 18, 21]
const SLOT_DAYS = 14

export type EmptySlot = { date: string; at: string }

/** A place on each coming day on which nothing goes out and nothing is made for; `taken` are the times of what does. */
export function emptySlots(
  days: readonly string[],
  taken: readonly string[],
  { timeZone, now }: Omit<Looking, 'posts'>,
): EmptySlot[] {
  const today = dateIn(now, timeZone)
  const times = taken.map((at) => new Date(at))
  const busy = new Set(times.map((at) => dateIn(at, timeZone)))
  return days
    .filter((date) => date >= today && date < addDays(today, SLOT_DAYS) && !busy.has(date))
    .flatMap((date) => {
      const free = SLOT_HOURS.map((hour) => momentOnDate(date, hour, timeZone)).find(
        (at) => at > now && !slotObstacle(at, times),
      )
      return free ? [{ date, at: free.toISOString() }] : []
    })
}

/** The times that are given away already: of posts that hold their slot, and of films that are being made for one. */
export const takenTimes = (
  posts: readonly CalendarPost[],
  making: readonly { scheduledFor: string | null }[],
): string[] => [
  ...posts.flatMap(({ at, status }) => (at && TAKING.includes(status) ? [at] : [])),
  ...making.flatMap(({ scheduledFor }) => scheduledFor ?? []),
]

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
