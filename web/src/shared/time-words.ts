const MINUTE = 60

/** Time that is left, as far as it can honestly be said. */
export function etaWords(seconds: number | null): string {
  if (seconds === null) return 'no estimate yet'
  return seconds < MINUTE ? 'under a minute left' : `about ${Math.ceil(seconds / MINUTE)} min left`
}

/** Length of a film: m:ss. */
export function playTime(seconds: number): string {
  const whole = Math.floor(Number.isFinite(seconds) ? seconds : 0)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

const moment = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** A moment on the account's own clock: Mon, Nov 23, 9:00 AM. */
export const momentWords = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...moment, ...(timeZone && { timeZone }) }).format(new Date(iso))

/** A day without its clock: Nov 23. */
export const dayWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago: just now, 5 minutes ago, yesterday. */
export function agoWords(iso: string, now = Date.now()): string {
  const seconds = (now - new Date(iso).getTime()) / 1000
  const unit = UNITS.find(([, size]) => seconds >= size)
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}
