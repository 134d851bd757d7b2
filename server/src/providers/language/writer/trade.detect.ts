import type { Trade } from '#providers/language/bank/trade.ts'
import { trades } from '#providers/language/bank/trades.ts'
import { wordsOf } from '#text/sentences.ts'

export type Described = { name: string; description: string; facts: readonly { text: string }[] }

// What the owner says the business is outweighs its name, and both outweigh what it happens to sell.
const DESCRIPTION = 10
const NAME = 6
const FACT = 1

/** The trade that a brand's own words speak of most, if any: the earlier and the longer a word, the more it counts. */
export function tradeOf({ name, description, facts }: Described): Trade | undefined {
  const score = (trade: Trade): number =>
    DESCRIPTION * presence(trade, description) +
    NAME * presence(trade, name) +
    facts.reduce((sum, fact) => sum + FACT * presence(trade, fact.text), 0)
  const scored = trades.map((trade) => ({ trade, points: score(trade) })).filter(({ points }) => points > 0)
  return scored.toSorted((a, b) => b.points - a.points)[0]?.trade
}

/** 0 where none of the trade's words stands, up to about 2 where a long one stands first. */
function presence(trade: Trade, text: string): number {
  const words = wordsOf(text.toLowerCase())
  const places = trade.words.map((word) => ({ word, at: placeOf(word.split(' '), words) }))
  const found = places.filter(({ at }) => at >= 0)
  return Math.max(0, ...found.map(({ word, at }) => 1 + word.split(' ').length / 4 - Math.min(at, 20) / 25))
}

/** Where a run of words stands; a plural counts as its singular. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  const same = (word: string | undefined, wanted: string | undefined) =>
    word !== undefined && (word === wanted || word === `${wanted}s` || word === `${wanted}es` || word === `${wanted}'s`)
  return words.findIndex((_, start) => phrase.every((wanted, offset) => same(words[start + offset], wanted)))
}
