/** All that is measured of one brand's week. */
import type { BenchBrand, OwnFact } from './brands.data.ts'
import { leadsToIt } from './calls.rules.ts'
import { type CardFault, cardFaults } from './cards.rules.ts'
import { factsTold } from './facts.rules.ts'
import { hookSpeaksOfIt, ownWordsIn, speaksOfIt } from './own-words.rules.ts'
import { framesOf, openingOf, plainSentencesOf } from './sameness.rules.ts'
import type { Script, Week } from './script.ts'
import { type SlipAt, slipsIn } from './slips.rules.ts'
import { type TheoryOf, theoryIn } from './theory.rules.ts'
import { foreignIn, isOfAnotherTrade, judgeTrade } from './trade.rules.ts'

export type MeasuredScript = Pick<Script, 'title' | 'body' | 'hook' | 'callToAction' | 'format'> & {
  ownWords: string[]
  speaksOfIt: boolean
  hookSpeaksOfIt: boolean
  foreign: string[]
  theory: { of: TheoryOf; said: string }[]
  isOfAnotherTrade: boolean
  leadsToIt: boolean
  opening: string
  slips: SlipAt[]
  cards: number
  cardFaults: CardFault[]
}

export type MeasuredWeek = {
  brand: string
  trade: string
  hasFacts: boolean
  tradeTold?: string
  tradeVerdict?: ReturnType<typeof judgeTrade>
  facts: (OwnFact & { told: boolean })[]
  scripts: MeasuredScript[]
  sentences: string[]
  frames: string[]
  ms: number
}

function measureScript(script: Script, brand: BenchBrand): MeasuredScript {
  const { title, body, hook, callToAction, format, lines = [] } = script
  return {
    title,
    body,
    hook,
    callToAction,
    format,
    ownWords: ownWordsIn(body, brand),
    speaksOfIt: speaksOfIt(script, brand),
    hookSpeaksOfIt: hookSpeaksOfIt(script, brand),
    foreign: foreignIn(script, brand),
    theory: theoryIn(script, brand),
    isOfAnotherTrade: isOfAnotherTrade(script, brand),
    leadsToIt: leadsToIt(script, brand),
    opening: openingOf(script, brand),
    slips: slipsIn(script, brand),
    cards: lines.filter(({ card }) => card !== undefined).length,
    cardFaults: cardFaults(lines),
  }
}

/** Beside the week of a brand, all brands of the bench: their words are told from those that fit any of them. */
export function measureWeek(
  brand: BenchBrand,
  brands: readonly BenchBrand[],
  { scripts, trade }: Week,
  ms: number,
): MeasuredWeek {
  const told = factsTold(scripts, brand.facts, brand.name)
  return {
    brand: brand.name,
    trade: brand.trade,
    hasFacts: brand.facts.length > 0,
    ...(trade && { tradeTold: trade, tradeVerdict: judgeTrade(trade, brand) }),
    facts: brand.facts.map((fact, at) => ({ ...fact, told: told[at]! })),
    scripts: scripts.map((script) => measureScript(script, brand)),
    sentences: plainSentencesOf(scripts, brand),
    frames: framesOf(scripts, brand, brands),
    ms,
  }
}
