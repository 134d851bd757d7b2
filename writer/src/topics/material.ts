import type { BrandFact, Niche } from '@octavo/contract/brand'
import { wordsOf } from '@octavo/voice/text'
import { hashOf } from '#chance.ts'
import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { NICHE_ITEMS } from '#knowledge/niches.ts'
import type { Trade, TradeItem } from '#knowledge/trade.ts'

/** What a script talks about: the trade's own knowledge, the niche's knowledge, or what the brand says of itself. */
export type TopicSource = 'trade' | 'niche' | 'brand'

/** One thing to talk about, wherever it comes from. */
export type Material = {
  id: string
  topicSource: TopicSource
  topic: string
  facts: string[]
  why?: string
  actions: string[]
  /** Goes on from the reason. */
  detail?: string
  example?: string
  /** What it looks like in a trade, as a pattern. */
  inTrade?: string
  /** The question it answers. */
  ask?: string
  source?: string
  keywords: string[]
  /** What the owner wrote, where it is a fact of the brand. */
  fact?: BrandFact
}

const ofItem = (item: KnowledgeItem): Material => ({
  id: item.id,
  topicSource: 'niche',
  topic: item.topic,
  facts: item.fact,
  why: item.why,
  actions: item.action,
  example: item.example,
  inTrade: item.inTrade,
  source: item.source,
  keywords: item.keywords,
})

const ofTradeItem = (trade: Trade, item: TradeItem, index: number): Material => ({
  id: `tr-${trade.id}-${index + 1}`,
  topicSource: 'trade',
  topic: item.topic,
  facts: [item.fact],
  why: item.why,
  detail: item.detail,
  actions: [item.tip],
  ask: item.ask,
  source: item.source ?? trade.source,
  keywords: wordsOf(`${item.topic} ${trade.subject}`.toLowerCase()),
})

const ofFact = (fact: BrandFact): Material => ({
  id: `br-${hashOf(fact.kind + fact.text).toString(36)}`,
  topicSource: 'brand',
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

export const tradeMaterial = (trade: Trade): Material[] =>
  trade.items.map((item, index) => ofTradeItem(trade, item, index))

/** A question without an answer is no material: nobody may answer it but the owner. */
export const brandMaterial = (facts: readonly BrandFact[]): Material[] =>
  facts.filter((fact) => fact.text.trim() && (fact.kind !== 'question' || fact.answer?.trim())).map(ofFact)

/** The material with this id, from the niches, from the trades or from the brand's own facts. */
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
