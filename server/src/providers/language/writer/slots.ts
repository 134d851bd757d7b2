import type { Trade } from '#providers/language/bank/trade.ts'
import type { Chance } from './chance.ts'
import { upperFirst, withArticle } from './grammar.ts'

/** What stands between braces in a pattern: one wording or several to choose from. */
export type Slots = Record<string, readonly string[]>

/** The slots that speak of the business: of a known trade in its own words, else in words that fit any. */
export function tradeSlots(trade: Trade | undefined): Slots {
  if (!trade) return ANY_BUSINESS
  return {
    trade: [trade.name],
    aTrade: [withArticle(trade.name)],
    subject: [trade.subject],
    place: [trade.place],
    people: [trade.people],
    visitor: [trade.visitor],
    aVisitor: [withArticle(trade.visitor)],
    offer: trade.offers,
    spot: trade.spots,
    moment: trade.moments,
  }
}

const ANY_BUSINESS: Slots = {
  trade: ['small business'],
  aTrade: ['a small business'],
  subject: ['the work'],
  place: ['work'],
  people: ['customers'],
  visitor: ['new customer'],
  aVisitor: ['a new customer'],
  offer: ['a first order', 'the standard offer', 'a small order'],
  spot: ['the front page', 'the first message', 'the front door', 'the price list'],
  moment: ['on a Monday morning', 'at the end of a long day', 'in the busiest week', 'before the phone rings'],
}

const SLOT = /\{(\w+)\}/g

/** The slots of a pattern. */
export const slotsIn = (pattern: string): string[] => [...pattern.matchAll(SLOT)].map((match) => match[1] as string)

/** The pattern with every slot filled and its sentences capitalised; nothing when a slot has no filling. */
export function fill(pattern: string, slots: Slots, chance: Chance): string | undefined {
  const filled = new Map<string, string>()
  for (const name of slotsIn(pattern)) {
    const wordings = slots[name.charAt(0).toLowerCase() + name.slice(1)]
    if (!wordings || wordings.length === 0) return undefined
    if (!filled.has(name)) filled.set(name, chance.pick(wordings))
  }
  const text = pattern.replace(SLOT, (_, name: string) => {
    const wording = filled.get(name) ?? ''
    return /^[A-Z]/.test(name) ? upperFirst(wording) : wording
  })
  return upperFirst(text)
}

// How often a pattern with several wordings is tried before the next one has its turn.
const TRIES = 4

/** Fillings of the patterns in chance order, each once: candidates for one place in a script. */
export function fillings(patterns: readonly string[], slots: Slots, chance: Chance): string[] {
  const all = new Set<string>()
  for (let round = 0; round < TRIES; round++)
    for (const pattern of chance.shuffled(patterns)) {
      const text = fill(pattern, slots, chance)
      if (text) all.add(text)
    }
  return [...all]
}
