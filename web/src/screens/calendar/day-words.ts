import type { View } from './Calendar.tsx'

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (date: string) => words.format(new Date(date))
}

export const weekdayWord = format({ weekday: 'short' })
export const dayWord = format({ weekday: 'long', month: 'long', day: 'numeric' })
export const shortDayWord = format({ weekday: 'short', month: 'short', day: 'numeric' })
const monthWord = format({ month: 'long', year: 'numeric' })
const dateWord = format({ month: 'short', day: 'numeric' })
const wholeDateWord = format({ month: 'short', day: 'numeric', year: 'numeric' })

/** What a view shows: November 2026, or Nov 16 to Nov 22, 2026. */
export const spanWords = (view: View, days: readonly string[], date: string): string =>
  view === 'month' ? monthWord(date) : `${dateWord(days[0] ?? date)} to ${wholeDateWord(days.at(-1) ?? date)}`

/** A time of a zone's day: 9:00 AM. */
export const timeWord = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso))
