/** Pure: when a day of production begins, what the queue holds, and how much may be made now. */
import type { Niche } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import { PRODUCTION_HOUR, QUEUE_DAYS } from '@octavo/contract/production'
import { addDays, dateIn, momentOnDate } from '@octavo/contract/time-zone'

/** The day's production runs from nine in the morning to nine in the morning, on the account's clock. */
export function productionDay(now: Date, timeZone: string): { begins: Date; ends: Date } {
  const today = dateIn(now, timeZone)
  const nine = momentOnDate(today, PRODUCTION_HOUR, timeZone)
  const date = nine <= now ? today : addDays(today, -1)
  return {
    begins: momentOnDate(date, PRODUCTION_HOUR, timeZone),
    ends: momentOnDate(addDays(date, 1), PRODUCTION_HOUR, timeZone),
  }
}

export const queueSizeFor = (dailyVolume: number): number => Math.ceil(dailyVolume * QUEUE_DAYS)

/** Channels that autonomous operation posts on: at most so many of each brand. */
export function channelsUsed(channels: readonly { brandId: string }[], mostPerBrand: number): number {
  const counts = new Map<string, number>()
  for (const { brandId } of channels) counts.set(brandId, (counts.get(brandId) ?? 0) + 1)
  return [...counts.values()].reduce((sum, one) => sum + Math.min(one, mostPerBrand), 0)
}

export type Planned = { brandId: string; niche: Niche; topic: string | null }

/** The next places of a queue: brands and topics take turns, so that each brand meets each topic. */
export function planQueue(
  brands: readonly { id: string; niche: Niche }[],
  topics: readonly string[],
  from: number,
  count: number,
): Planned[] {
  if (brands.length === 0) return []
  return Array.from({ length: count }, (_, index) => {
    const at = from + index
    const brand = brands[at % brands.length] as { id: string; niche: Niche }
    const topic = topics[Math.floor(at / brands.length) % Math.max(1, topics.length)] ?? null
    return { brandId: brand.id, niche: brand.niche, topic }
  })
}

export type Room = {
  dailyVolume: number
  filmedToday: number
  writtenToday: number
  weekly: { quota: number; used: number }
  credits: number
  /** Films of this production that are being made, and how many may be at once. */
  inFlight: number
  atOnce: number
}

// A text that misses the asked score is written again, but not forever: each text uses up knowledge.
const TEXTS_A_FILM = 3

/** How many films may be ordered and texts written now, and why none may. */
export function productionRoom(room: Room): { films: number; texts: number; waits: string | null } {
  const { dailyVolume, filmedToday, writtenToday, weekly, credits, inFlight, atOnce } = room
  const bounds: [left: number, says: string][] = [
    [dailyVolume - filmedToday, `Today's ${count(dailyVolume, 'film')} ordered. The next day begins at nine.`],
    [
      weekly.quota - weekly.used,
      `A week has room for ${weekly.quota} shorts and you have ordered ${weekly.used}. The next week begins on Monday.`,
    ],
    [credits, messages.production.noCredits],
  ]
  const texts = dailyVolume * TEXTS_A_FILM - writtenToday
  const waits = bounds.find(([left]) => left <= 0)?.[1] ?? (texts <= 0 ? TOO_FEW_GOOD : null)
  const films = Math.max(0, Math.min(...bounds.map(([left]) => left), atOnce - inFlight))
  return { films, texts: waits ? 0 : Math.max(0, Math.min(films, texts)), waits }
}

const TOO_FEW_GOOD = 'Too few of today’s scripts reached your quality threshold. Lower it, or add facts to your brands.'

const count = (number: number, noun: string): string => (number === 1 ? `one ${noun} is` : `${number} ${noun}s are`)
