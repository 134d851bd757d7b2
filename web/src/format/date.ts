const MINUTE = 60
const DAY_MS = 86_400_000

/** Time that is left, as far as it can honestly be said. */
export function formatTimeLeft(seconds: number | null): string {
  if (seconds === null) return 'no estimate yet'
  return seconds < MINUTE ? 'under a minute left' : `about ${Math.ceil(seconds / MINUTE)} min left`
}

/** Length of a film: m:ss. */
export function formatPlayTime(seconds: number): string {
  const whole = Math.floor(Number.isFinite(seconds) ? seconds : 0)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

const moment = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** A moment on the account's own clock: Mon, Nov 23, 9:00 AM. */
export const formatMoment = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...moment, ...(timeZone && { timeZone }) }).format(new Date(iso))

/** The day of the week and the time on the account's own clock, in short: Mon, 9 AM; Tue, 3:30 PM. */
export function formatDayAndTime(iso: string, timeZone?: string): { day: string; time: string } {
  const zone = timeZone && { timeZone }
  const at = new Date(iso)
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone }).format(at)
  return {
    day: new Intl.DateTimeFormat('en-US', { weekday: 'short', ...zone }).format(at),
    time: time.replace(':00', ''),
  }
}

/** A day without its clock: Nov 23. */
export const formatDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))

/** The time of the day on the account's own clock, to the second: 1:52:07 PM. */
export const formatClock = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', ...(timeZone && { timeZone }) }).format(new Date(iso))

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago: just now, 5 minutes ago, yesterday. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = (now - new Date(iso).getTime()) / 1000
  const unit = UNITS.find(([, size]) => seconds >= size)
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}

const DURATIONS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const

/** How long something has lasted, in its two largest units: 3 h 12 min, 2 d 4 h. */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000
  const first = DURATIONS.findIndex(([, size]) => seconds >= size)
  if (first === -1) return 'under a minute'
  const [unit, size] = DURATIONS[first] as (typeof DURATIONS)[number]
  const whole = `${Math.floor(seconds / size)} ${unit}`
  const [smaller, part] = DURATIONS[first + 1] ?? []
  const rest = part ? Math.floor((seconds % size) / part) : 0
  return rest > 0 ? `${whole} ${rest} ${smaller}` : whole
}

const SECOND_MS = 1000
/** Longer than this somebody has changed it since. */
const LONGEST_SPAN_S = 3600

/** How long a piece of work took from one moment to another: 48 s, 2 min 5 s. Nothing where that cannot be told. */
export function formatSpan(from: string, to: string): string | undefined {
  const seconds = Math.round((new Date(to).getTime() - new Date(from).getTime()) / SECOND_MS)
  if (!(seconds > 0 && seconds <= LONGEST_SPAN_S)) return undefined
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ')
}

/** A moment that is near, by the account's calendar: Today 9:00 AM, Tomorrow 9:00 AM, else its date. */
export function formatNearMoment(iso: string, timeZone = 'UTC', now = Date.now()): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  const at = new Date(iso)
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at)
  if (day.format(at) === day.format(now)) return `Today ${clock}`
  return day.format(at) === day.format(now + DAY_MS) ? `Tomorrow ${clock}` : formatMoment(iso, timeZone)
}
