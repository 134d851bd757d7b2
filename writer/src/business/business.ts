/** What the writer knows of a business before it writes a word. */
import type { BrandFact } from '@octavo/contract/brand'
import { withArticle } from '#english/grammar.ts'
import { standing } from '#interview/standing.ts'
import type { ScriptRequest } from '#script.ts'
import { tradeNamed, tradeOf } from '#trades/detect.ts'
import type { Trade } from '#trades/trade.ts'
import { suits } from './avoided.ts'
import { clausesOf, type Names, namesIn } from './clauses.ts'
import { describedBy, firstPhrase, lowerStart } from './description.ts'
import { type Told, toldClause, toldFact } from './facts.ts'
import { type Offer, offerIn, offerOfTrade } from './offer.ts'

export type Business = {
  name: string
  trade?: Trade
  /** As it stands after "look for": "a pottery studio", "mangrove kayak tours". */
  it: string
  /** The same after "the". */
  what: string
  place?: string
  /** What customers get, in the forms that a sentence needs. */
  offer: Offer
  /** The same with what the owner says of it. */
  names: Names
  /** What the owner has entered, then what else the description says. */
  facts: Told[]
  /** Whether a text is free of what this business doesn't sell and of words that its owner avoids. */
  suits(text: string): boolean
}

/** Nothing for a brand that runs no business of its own but speaks about a subject. */
export function businessOf(brand: ScriptRequest['brand']): Business | undefined {
  const { name, facts } = brand
  const isFit = suits(brand)
  const named = brand.trade?.trim()
  const found = named ? tradeNamed(named) : tradeOf(brand)
  const trade = found && fitting(found, isFit)
  // A trade that no table knows is called as the owner calls it.
  const described = describedBy(named && !trade ? named : brand.description)
  const { it, what } = described
  const place = brand.place?.trim() || described.place || describedBy(brand.description).place
  if (!trade && !named && !described.isBusiness) return undefined
  const description = named && !trade && !brand.description.trim() ? named : brand.description
  const offer = offerOf(brand.description, trade, trade ? undefined : named)
  const clauses = clausesOf({ name, description, kind: offer.kind, ...(place && { place }) })
  return {
    name,
    ...(trade && { trade }),
    it: trade ? withArticle(trade.name) : (it ?? 'this kind of help'),
    what: trade?.name ?? what ?? 'kind of help',
    ...(place && { place }),
    offer,
    names: namesIn({ description, ...(place && { place }) }),
    facts: [
      ...[...facts, ...audienceFact(brand)]
        .map((fact) => toldFact(standing(fact, trade), name))
        .filter(({ kind, lines }) => kind !== 'question' || lines.length > 0),
      ...clauses.map(toldClause),
    ].filter(({ ask = '', lines }) => isFit([ask, ...lines.map(({ spoken }) => spoken)].join(' '))),
    suits: isFit,
  }
}

/** Whom it is for is told like anything else that the owner has entered. */
const audienceFact = ({ name, audience }: ScriptRequest['brand']): BrandFact[] =>
  audience?.trim()
    ? [{ kind: 'proof', text: `${name} is for ${lowerStart(audience.trim()).replace(/[.!]+$/, '')}.` }]
    : []

const UNNAMED: Offer = {
  kind: 'service',
  a: 'this kind of help',
  noun: 'help',
  some: 'this kind of help',
  number: 'mass',
}

const BY_NAME: readonly Offer['kind'][] = ['person', 'place']

/** What the owner calls it, where that is of the kind that the trade offers; what the trade calls it elsewhere. */
function offerOf(description: string, trade: Trade | undefined, named: string | undefined): Offer {
  const said = offerIn(description, lowerStart(firstPhrase(description)))
  const isNamedAfterIt = said?.kind === 'person' || said?.kind === 'place'
  if (!trade && said && !isNamedAfterIt) return said
  if (!trade) return (named ? offerIn(named, lowerStart(firstPhrase(named))) : undefined) ?? said ?? UNNAMED
  const known = offerOfTrade(trade)
  if (!said || (said.kind === known.kind && (trade.pieces.length === 0 || known.kind !== 'person')))
    return said ?? known
  if (trade.pieces.length > 0 || BY_NAME.includes(known.kind)) return known
  // Where only its name is known, the owner's words are better than the table's.
  if (BY_NAME.includes(said.kind)) return said.kind === 'place' && known.kind === 'experience' ? said : known
  return { ...said, kind: known.kind }
}

const fitting = (trade: Trade, isFit: (text: string) => boolean): Trade => ({
  ...trade,
  pieces: trade.pieces.filter(({ openings, lines, turns }) =>
    isFit([...openings, ...lines, ...turns].map(({ spoken }) => spoken).join(' ')),
  ),
})
