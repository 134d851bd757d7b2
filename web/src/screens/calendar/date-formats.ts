import { isWholeMonth, type View } from './calendar.rules.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (date: string) => words.format(new Date(date))
}

export const formatWeekday = format({ weekday: 'short' })
export const formatWholeDay = format({ weekday: 'long', month: 'long', day: 'numeric' })
export const formatShortDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
const formatMonth = format({ month: 'long', year: 'numeric' })
const formatDate = format({ month: 'short', day: 'numeric' })
const formatWholeDate = format({ month: 'short', day: 'numeric', year: 'numeric' })

/** The day of a month as a grid shows it: 23, and Dec 1 where a month begins. */
export const formatDayNumber = (date: string): string =>
  date.endsWith('-01') ? formatDate(date) : `${Number(date.slice(8))}`

/** What a view shows: November 2026 where it is that month, else Nov 16 to Nov 22, 2026. */
export const formatSpan = (view: View, days: readonly string[], date: string): string =>
  isWholeMonth(view, date, days)
    ? formatMonth(date)
    : `${formatDate(days[0] ?? date)} to ${formatWholeDate(days.at(-1) ?? date)}`

/** A time of a zone's day: 9:00 AM. */
export const formatTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso))
