/** What the writer knows of a business before it writes a word. */
import { withArticle } from '#english/grammar.ts'
import type { ScriptRequest } from '#script.ts'
import { tradeOf } from '#trades/detect.ts'
import type { Trade } from '#trades/trade.ts'
import { suits } from './avoided.ts'
import { describedBy } from './description.ts'
import { type Told, toldFact } from './facts.ts'

export type Business = {
  name: string
  trade?: Trade
  /** As it stands after "look for": "a pottery studio", "mangrove kayak tours". */
  it: string
  /** The same after "the". */
  what: string
  place?: string
  facts: Told[]
}

/** Nothing for a brand that runs no business of its own but speaks about a subject. */
export function businessOf({ name, description, facts }: ScriptRequest['brand']): Business | undefined {
  const found = tradeOf({ name, description })
  const trade = found && fitting(found, suits({ name, description }))
  const { isBusiness, it, what, place } = describedBy(description)
  if (!trade && !isBusiness) return undefined
  return {
    name,
    ...(trade && { trade }),
    it: trade ? withArticle(trade.name) : (it ?? 'this kind of help'),
    what: trade?.name ?? what ?? 'kind of help',
    ...(place && { place }),
    facts: facts.map(toldFact).filter(({ kind, lines }) => kind !== 'question' || lines.length > 0),
  }
}

const fitting = (trade: Trade, isFit: (text: string) => boolean): Trade => ({
  ...trade,
  pieces: trade.pieces.filter(({ openings, lines, turns }) =>
    isFit([...openings, ...lines, ...turns].map(({ spoken }) => spoken).join(' ')),
  ),
})
