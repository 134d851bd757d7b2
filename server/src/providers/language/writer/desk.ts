import type { Trade } from '#providers/language/bank/trade.ts'
import { trades } from '#providers/language/bank/trades.ts'
import type { ScriptRequest } from '#providers/language/language.ts'
import { sentencesOf, wordsOf } from '#text/sentences.ts'
import { type Chance, chanceOf } from './chance.ts'
import { allLeads } from './leads.ts'
import { type Said, saidMemory } from './said.memory.ts'
import { type Slots, tradeSlots } from './slots.ts'
import { inManner, type Manner, mannerOf } from './tone.manner.ts'
import { tradeOf } from './trade.detect.ts'

/** All that stays the same while one script is written. */
export type Desk = {
  request: ScriptRequest
  manner: Manner
  trade: Trade | undefined
  /** The brand's own trade, or, where none is known, one to take pictures from. */
  slots: Slots
  chance: Chance
  said: Said
  /** Ids of what the latest scripts were made from, with their age: 0 is the newest. */
  recent: ReadonlyMap<string, number>
}

export function deskFor(request: ScriptRequest): Desk {
  const { brand, seed, format } = request
  const chance = chanceOf(seed, brand.name, format)
  const trade = tradeOf(brand)
  const borrowed = trade ?? chance.pick(trades)
  return {
    request,
    manner: mannerOf(brand.tone),
    trade,
    slots: { ...tradeSlots(borrowed), brand: [brand.name] },
    chance,
    said: saidMemory(request.usedSentences, allLeads),
    recent: agesOf(request.recentIngredients),
  }
}

function agesOf(recent: readonly string[]): Map<string, number> {
  const ages = new Map<string, number>()
  recent.forEach((id, age) => {
    if (!ages.has(id)) ages.set(id, age)
  })
  return ages
}

const MOST_WORDS = 30

/** Whether every sentence of a text is short enough to be followed by ear. */
export const followable = (text: string): boolean =>
  sentencesOf(text).every((sentence) => wordsOf(sentence.text).length <= MOST_WORDS)

/**
 * The first of the texts that may be said: new, followable, and "we" only where a presenter speaks for the brand.
 * It is spoken in the brand's manner; `exact` leaves the owner's own words alone.
 */
export function firstSayable(desk: Desk, said: Said, texts: readonly string[], exact = false): string | undefined {
  for (const text of texts) {
    const spoken = exact ? text : inManner(text, desk.manner)
    if (!exact && !desk.request.presenter && /\b(?:we|us|our|we're|we'll)\b/i.test(spoken)) continue
    if ((exact || followable(spoken)) && said.allNew(spoken)) return spoken
  }
  return undefined
}
