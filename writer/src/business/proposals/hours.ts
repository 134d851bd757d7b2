/** Opening hours, read and said in words. */

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|day|sday|nesday|rsday|urday)?s?\b\.?/gi
const FULL = new Map(DAYS.map((day) => [day.slice(0, 3).toLowerCase(), day]))
const CLOCK = String.raw`\d{1,2}(?:[:.][0-5]\d)?\s?(?:[ap]\.?m\b\.?)?`
const RANGE = new RegExp(String.raw`(${CLOCK})\s?(?:-|–|—|to|until|till)\s?(${CLOCK})`, 'gi')
const OPEN = /\b(?:open(?:s|ing)?|hours|closed)\b/i

const has = (pattern: RegExp, text: string): boolean => new RegExp(pattern.source, 'i').test(text)

/** Whether a text says when a business is open. Under a heading that says so, a day with a time is enough. */
export function isHours(text: string, heading = ''): boolean {
  if (text.length > 160) return false
  const [day, range] = [has(DAY, text), has(RANGE, text)]
  if (/^(?:open )?(?:daily|every day)\b/i.test(text)) return range
  if (/\b(?:open|hours)\b.*\b(?:24\/7|24 hours|daily|every day)\b/i.test(text)) return true
  const named = OPEN.test(heading) || /^(?:we(?:['’]re| are) )?(?:open|opening|hours|closed)\b/i.test(text)
  const begins = new RegExp(`^(?:${DAY.source})`, 'i').test(text)
  return (day && range && (named || begins)) || (day && named && OPEN.test(`${text} ${heading}`))
}

/** "Mon-Fri 09:00-17:30" as one says it: "Monday to Friday 9 am to 5:30 pm". */
export function saidHours(text: string): string {
  return text
    .replace(/^(?:we(?:['’]re| are) )?(?:opening (?:hours|times)|open(?:ing)?|hours)\b\s*:?\s*/i, '')
    .replace(RANGE, (_, from: string, to: string) => {
      const isOf24 = [from, to].some((time) => OF_24.test(time))
      return `${saidTime(from, isOf24)} to ${saidTime(to, isOf24)}`
    })
    .replace(DAY, (_, name: string) => FULL.get(name.toLowerCase()) ?? name)
    .replace(/(?<=[a-z])\s?(?:-|–|—)\s?(?=[A-Z])/g, ' to ')
    .replace(/\t|\s*:\s(?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.;,\s]+$/, '')
}

const TIME = /^(\d{1,2})(?:[:.](\d\d))?\s?([ap])?/i
const OF_24 = /^(?:0\d|1[3-9]|2[0-4])[:.]/

/** "17:30" is "5:30 pm"; "9" stays "9", since nobody says of which half of the day. */
function saidTime(text: string, isOf24: boolean): string {
  const [, hour = '', minutes = '00', half] = TIME.exec(text) ?? []
  const past = minutes === '00' ? '' : `:${minutes}`
  if (half) return `${Number(hour)}${past} ${half.toLowerCase()}m`
  if (!isOf24) return `${Number(hour)}${past}`
  return `${Number(hour) % 12 || 12}${past} ${Number(hour) < 12 || Number(hour) === 24 ? 'am' : 'pm'}`
}

const SHORT = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** As schema.org writes it: "Mo-Fr 09:00-17:00", "Mo,We 10:00-12:00". */
export const fromSchemaDays = (text: string): string =>
  text
    .replace(/https?:\/\/schema\.org\//g, '')
    .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (short) => DAYS[SHORT.indexOf(short)] ?? short)
    .replace(/,(?=\S)/g, ', ')

const LISTED = /^((?:[A-Z][a-z]+day(?:, )?)+) (.+)$/

/** Days of the same hours together: "Monday to Friday 9 am to 5 pm". */
export function joinedHours(lines: readonly string[]): string[] {
  const daysOf = new Map<string, string[]>()
  for (const line of lines) {
    const [, days, hours = ''] = LISTED.exec(line) ?? []
    if (days) daysOf.set(hours, [...(daysOf.get(hours) ?? []), ...days.split(', ')])
    else daysOf.set(line, [])
  }
  return [...daysOf].map(([hours, days]) => (days.length > 0 ? `${saidDays(days)} ${hours}` : hours))
}

/** Days that follow each other as "Monday to Friday", others with commas. */
function saidDays(days: readonly string[]): string {
  const at = [...new Set(days.map((day) => DAYS.indexOf(day)).filter((index) => index >= 0))].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  if (at.length === DAYS.length) return 'Every day'
  if (at.length > 2 && last - first === at.length - 1) return `${DAYS[first]} to ${DAYS[last]}`
  return at.map((index) => DAYS[index]).join(', ')
}
