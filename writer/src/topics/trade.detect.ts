import { wordsOf } from '@octavo/voice/text'
import type { Trade } from '#knowledge/trade.ts'
import { trades } from '#knowledge/trades/index.ts'

export type BrandWords = { name: string; description: string; facts: readonly { text: string }[] }

// What the owner says the business is outweighs its name, and both outweigh what it happens to sell.
const DESCRIPTION = 10
const NAME = 6
const FACT = 1
// A single fact may mention a coffee machine; that makes no coffee bar.
const ENOUGH = 2
// A second trade has to stand in the description itself.
const SECOND = 5

/**
 * The trades that a brand's own words speak of: the main one first, then a second one that the description names beside it.
 * What stands after "for" is whom the brand serves, and no second trade.
 */
export function tradesOf({ name, description, facts }: BrandWords): Trade[] {
  const scored = trades.map((trade) => ({
    trade,
    points:
      DESCRIPTION * presence(trade, description) +
      NAME * presence(trade, name) +
      facts.reduce((sum, fact) => sum + FACT * presence(trade, fact.text), 0),
  }))
  const [first] = scored.filter(({ points }) => points >= ENOUGH).toSorted((a, b) => b.points - a.points)
  if (!first) return []
  const itself = description.split(/ for /i)[0] ?? ''
  const second = trades
    .filter((trade) => trade !== first.trade)
    .map((trade) => ({ trade, points: DESCRIPTION * presence(trade, itself) }))
    .filter(({ points }) => points >= SECOND)
    .toSorted((a, b) => b.points - a.points)[0]
  return second ? [first.trade, second.trade] : [first.trade]
}

// "A bookshop with a small cafe": what comes first is the business, what follows belongs to it.
const NEXT_PART = new Set('with for in on at by from of and near who that where'.split(' '))

/**
 * 0 where none of the trade's words stands, up to about 1.5 where a long one stands in the first part of the text. Within a
 * part the last word names the thing: a wedding photographer is a photographer.
 */
function presence(trade: Trade, text: string): number {
  const words = wordsOf(text.toLowerCase())
  const parts = words.map((_, at) => words.slice(0, at).filter((word) => NEXT_PART.has(word)).length)
  const found = trade.words
    .map((word) => ({ length: word.split(' ').length, at: placeOf(word.split(' '), words) }))
    .filter(({ at }) => at >= 0)
  return Math.max(0, ...found.map(({ length, at }) => 1 + length / 8 + at / 50 - 0.3 * Math.min(3, parts[at] ?? 0)))
}

const sameWord = (word: string | undefined, wanted: string): boolean =>
  word !== undefined && (word === wanted || word === `${wanted}s` || word === `${wanted}es` || word === `${wanted}'s`)

/** Where a run of words stands, or -1; a plural counts as its singular. */
const placeOf = (phrase: readonly string[], words: readonly string[]): number =>
  words.findIndex((_, start) => phrase.every((wanted, offset) => sameWord(words[start + offset], wanted)))
