/** When a text may go: between 8:00 and 21:00 where its recipient is. */
import { TEXT_HOURS } from '@octavo/contract/campaign'

// For a country with several time zones, its outermost: whoever it is, it is day there.
const ZONES: Record<string, string[]> = {
  '1': ['America/St_Johns', 'Pacific/Honolulu'],
  '20': ['Africa/Cairo'],
  '27': ['Africa/Johannesburg'],
  '30': ['Europe/Athens'],
  '31': ['Europe/Amsterdam'],
  '32': ['Europe/Brussels'],
  '33': ['Europe/Paris'],
  '34': ['Europe/Madrid', 'Atlantic/Canary'],
  '351': ['Europe/Lisbon', 'Atlantic/Azores'],
  '352': ['Europe/Luxembourg'],
  '353': ['Europe/Dublin'],
  '354': ['Atlantic/Reykjavik'],
  '356': ['Europe/Malta'],
  '357': ['Asia/Nicosia'],
  '358': ['Europe/Helsinki'],
  '359': ['Europe/Sofia'],
  '36': ['Europe/Budapest'],
  '370': ['Europe/Vilnius'],
  '371': ['Europe/Riga'],
  '372': ['Europe/Tallinn'],
  '380': ['Europe/Kyiv'],
  '385': ['Europe/Zagreb'],
  '386': ['Europe/Ljubljana'],
  '39': ['Europe/Rome'],
  '40': ['Europe/Bucharest'],
  '41': ['Europe/Zurich'],
  '420': ['Europe/Prague'],
  '421': ['Europe/Bratislava'],
  '43': ['Europe/Vienna'],
  '44': ['Europe/London'],
  '45': ['Europe/Copenhagen'],
  '46': ['Europe/Stockholm'],
  '47': ['Europe/Oslo'],
  '48': ['Europe/Warsaw'],
  '49': ['Europe/Berlin'],
  '52': ['America/Cancun', 'America/Tijuana'],
  '54': ['America/Argentina/Buenos_Aires'],
  '55': ['America/Noronha', 'America/Rio_Branco'],
  '56': ['America/Santiago', 'Pacific/Easter'],
  '57': ['America/Bogota'],
  '60': ['Asia/Kuala_Lumpur'],
  '61': ['Australia/Sydney', 'Australia/Perth'],
  '62': ['Asia/Jakarta', 'Asia/Jayapura'],
  '63': ['Asia/Manila'],
  '64': ['Pacific/Auckland'],
  '65': ['Asia/Singapore'],
  '81': ['Asia/Tokyo'],
  '82': ['Asia/Seoul'],
  '90': ['Europe/Istanbul'],
  '91': ['Asia/Kolkata'],
  '966': ['Asia/Riyadh'],
  '971': ['Asia/Dubai'],
  '972': ['Asia/Jerusalem'],
  '233': ['Africa/Accra'],
  '234': ['Africa/Lagos'],
  '254': ['Africa/Nairobi'],
}

export type Recipient = { textNumber: string; timeZone: string | null }

/** Where somebody may be: what the contact says, else the number's country, else the account's time zone. */
export function zonesOf({ textNumber, timeZone }: Recipient, accountZone: string): string[] {
  if (timeZone) return [timeZone]
  const digits = textNumber.slice(1)
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => start in ZONES)
  return (code && ZONES[code]) || [accountZone]
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function hourIn(zone: string, time: Date): number {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
    clocks.set(zone, clock)
  }
  return Number(clock.format(time))
}

export const isTextHour = (time: Date, zones: string[]): boolean =>
  zones.every((zone) => {
    const hour = hourIn(zone, time)
    return hour >= TEXT_HOURS.from && hour < TEXT_HOURS.to
  })

const QUARTER_MS = 900_000
const QUARTERS_IN_TWO_DAYS = 192

/** The first moment from now on when it is day in all these zones; the next quarter of an hour at which it is. */
export function nextTextTime(now: Date, zones: string[]): Date {
  if (isTextHour(now, zones)) return now
  const first = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS
  for (let quarter = 0; quarter < QUARTERS_IN_TWO_DAYS; quarter++) {
    const time = new Date(first + quarter * QUARTER_MS)
    if (isTextHour(time, zones)) return time
  }
  throw new Error(`There is no hour that is day in ${zones.join(' and ')}`)
}
