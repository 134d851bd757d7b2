import type { BrandFact, Niche } from '@octavo/contract'
import { wordsOf } from '@octavo/voice/text'
import { businessItems } from '#providers/language/bank/business.ts'
import { details } from '#providers/language/bank/details.ts'
import { developmentItems } from '#providers/language/bank/development.ts'
import type { KnowledgeItem } from '#providers/language/bank/item.ts'
import { marketingItems } from '#providers/language/bank/marketing.ts'
import { technologyItems } from '#providers/language/bank/technology.ts'
import type { Lore, Trade } from '#providers/language/bank/trade.ts'
import { hashOf } from './chance.ts'

/** What a script talks about: the trade's own lore, the niche's knowledge, or what the brand says of itself. */
export type Lane = 'trade' | 'niche' | 'brand'

/** One thing to talk about, wherever it comes from. */
export type Material = {
  id: string
  lane: Lane
  topic: string
  facts: string[]
  why?: string
  actions: string[]
  /** Goes on from the reason. */
  detail?: string
  example?: string
  /** The question it answers. */
  ask?: string
  source?: string
  keywords: string[]
  /** What the owner wrote, where it is a fact of the brand. */
  fact?: BrandFact
}

export const NICHE_ITEMS: Record<Niche, KnowledgeItem[]> = {
  'AI & Technology': technologyItems,
  'Business & Entrepreneurship': businessItems,
  'Personal Development': developmentItems,
  'Marketing & Sales': marketingItems,
}

const ofItem = (item: KnowledgeItem): Material => ({
  id: item.id,
  lane: 'niche',
  topic: item.topic,
  facts: item.fact,
  why: item.why,
  actions: item.action,
  example: item.example,
  source: item.source,
  keywords: item.keywords,
})

function ofLore(trade: Trade, piece: Lore, index: number): Material {
  const id = `tr-${trade.id}-${index + 1}`
  const detail = details[id]
  return {
    id,
    lane: 'trade',
    topic: piece.topic,
    facts: [piece.fact],
    why: piece.why,
    ...(detail && { detail }),
    actions: [piece.tip],
    ask: piece.ask,
    source: piece.source ?? trade.source,
    keywords: wordsOf(`${piece.topic} ${trade.subject}`.toLowerCase()),
  }
}

const ofFact = (fact: BrandFact): Material => ({
  id: `br-${hashOf(fact.kind + fact.text).toString(36)}`,
  lane: 'brand',
  topic: fact.text,
  facts: [fact.text],
  actions: [],
  ...(fact.kind === 'question' && { ask: fact.text }),
  keywords: wordsOf(fact.text.toLowerCase()),
  fact,
})

/** A niche's knowledge as material. */
export const nicheMaterial = (niche: Niche): Material[] => NICHE_ITEMS[niche].map(ofItem)

/** The knowledge of the other niches: what is left when a brand's own has been said. */
export const neighbourMaterial = (niche: Niche): Material[] =>
  (Object.keys(NICHE_ITEMS) as Niche[]).filter((other) => other !== niche).flatMap(nicheMaterial)

export const tradeMaterial = (trade: Trade): Material[] => trade.lore.map((piece, index) => ofLore(trade, piece, index))

/** A question without an answer is no material: nobody may answer it but the owner. */
export const brandMaterial = (facts: readonly BrandFact[]): Material[] =>
  facts.filter((fact) => fact.text.trim() && (fact.kind !== 'question' || fact.answer?.trim())).map(ofFact)

/** The material with this id, from the bank, from the trades or from the brand's own facts. */
export const materialWith = (
  id: string,
  trades: readonly Trade[],
  { niche, facts }: { niche: Niche; facts: readonly BrandFact[] },
): Material | undefined =>
  [
    ...nicheMaterial(niche),
    ...neighbourMaterial(niche),
    ...trades.flatMap(tradeMaterial),
    ...brandMaterial(facts),
  ].find((one) => one.id === id)
