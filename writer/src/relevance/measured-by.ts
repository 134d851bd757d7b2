/** What a text is measured by: the words that a business says of itself, and those that go with them. */
import type { BrandFact, Niche } from '@octavo/contract/brand'
import type { RelevanceKind } from '@octavo/contract/compliance'
import { topicStems } from '#business/topic-stems.ts'
import { tradeNamed, tradeOf } from '#trades/detect.ts'
import type { Trade } from '#trades/trade.ts'
import { type Subject, shareIn, typicalWords } from './typical-words.ts'

export type BrandToMeasure = {
  name: string
  description: string
  facts: readonly Pick<BrandFact, 'text' | 'answer'>[]
  trade?: string | undefined
  place?: string | undefined
  audience?: string | undefined
  /** What a brand speaks about that runs no business of its own. */
  niche?: Niche | undefined
}

/** Of what a word tells that the text is about it. */
export type OwnKind = Exclude<RelevanceKind, 'elsewhere'>

export type MeasuredBy = {
  /** Own words with what they are of, and how much they count. */
  own: ReadonlyMap<string, { kind: OwnKind; weight: number }>
  /** All weights together. */
  ownWeight: number
  /** The subject itself and those beside it, with how much their words count. */
  subjects: readonly { subject: Subject; share: number }[]
  /** What a word of these subjects is called. */
  kind: 'trade' | 'topic'
}

// Anybody can be named; facts are many, and each tells a little.
const WEIGHTS: Record<OwnKind, number> = {
  description: 1,
  trade: 1,
  topic: 1,
  facts: 0.7,
  place: 0.7,
  name: 0.5,
  audience: 0.5,
}

/** How much of what is said about a business comes from where: its own words, its trade, the subjects beside it. */
const SOURCES = { own: 0.35, trade: 0.35, near: 0.3 } as const
const NEAREST = 12

/** A business, or a brand that speaks about a subject; nothing for one of which only name and niche are known. */
export function measuredByBrand(brand: BrandToMeasure): MeasuredBy | undefined {
  const trade = tradeFor(brand)
  const texts = textsOf(brand)
  const isSilent = texts.every(([kind, text]) => kind === 'name' || !text?.trim())
  if (isSilent && !trade) return undefined
  const own = ownWords(texts)
  if (trade) return measuredBy(own, 'trade', trade.id)
  return nearestTo(own)[0]?.subject.isTheory ? measuredBy(own, 'topic', brand.niche) : measuredBy(own, 'trade')
}

/** Whether a brand's own words belong to a business, and not to a niche that it speaks about. */
export const isOfBusiness = (brand: BrandToMeasure): boolean => measuredByBrand(brand)?.kind === 'trade'

export const measuredByWords = (topic: string): MeasuredBy | undefined =>
  measuredBy(ownWords([['topic', topic]]), 'topic')

function measuredBy(own: MeasuredBy['own'], kind: MeasuredBy['kind'], id?: string): MeasuredBy | undefined {
  if (own.size === 0) return undefined
  const itself = typicalWords().subjects.find((subject) => subject.id === id)
  // A word of theory stands in many a description of a trade.
  const near = nearestTo(own).filter(({ subject }) => kind === 'topic' || !subject.isTheory)
  return {
    own,
    ownWeight: [...own.values()].reduce((sum, { weight }) => sum + weight, 0),
    subjects: [
      ...(itself ? [{ subject: itself, share: SOURCES.trade }] : []),
      ...sharesOf(near, itself ? SOURCES.near : SOURCES.near + SOURCES.trade),
    ],
    kind,
  }
}

/** How likely a telling word of a text about it is this one. */
export const likelihood = ({ own, ownWeight, subjects }: MeasuredBy, stem: string): number =>
  subjects.reduce(
    (sum, { subject, share }) => sum + share * shareIn(subject, stem),
    (SOURCES.own * (own.get(stem)?.weight ?? 0)) / ownWeight,
  )

const tradeFor = (brand: BrandToMeasure): Trade | undefined =>
  brand.trade?.trim() ? tradeNamed(brand.trade.trim()) : tradeOf(brand)

const textsOf = ({ name, description, facts, trade, place, audience }: BrandToMeasure): OwnText[] => [
  ['description', description],
  ['trade', trade],
  ['place', place],
  ['facts', facts.map(({ text, answer = '' }) => `${text} ${answer}`).join('\n')],
  ['audience', audience],
  ['name', name],
]

type OwnText = [kind: OwnKind, text: string | undefined]

function ownWords(texts: readonly OwnText[]): MeasuredBy['own'] {
  const own = new Map<string, { kind: OwnKind; weight: number }>()
  for (const [kind, text = ''] of texts)
    for (const stem of topicStems(text)) if (!own.has(stem)) own.set(stem, { kind, weight: WEIGHTS[kind] })
  return own
}

type Near = { subject: Subject; closeness: number }

/** The subjects that the own words belong to most, each word the more the rarer it is elsewhere. */
function nearestTo(own: MeasuredBy['own']): Near[] {
  const { words, subjects } = typicalWords()
  const near = new Map<Subject, number>()
  for (const [stem, { weight }] of own) {
    const word = words.get(stem)
    if (!word) continue
    const telling = (weight * Math.log((subjects.length + 1) / (word.subjects.length + 0.5))) / word.sum
    for (const [at, subject] of word.subjects.entries())
      near.set(subject, (near.get(subject) ?? 0) + telling * (word.parts[at] ?? 0))
  }
  return [...near]
    .map(([subject, closeness]) => ({ subject, closeness }))
    .sort((one, other) => other.closeness - one.closeness)
    .slice(0, NEAREST)
}

function sharesOf(near: readonly Near[], share: number): MeasuredBy['subjects'] {
  const sum = near.reduce((all, { closeness }) => all + closeness ** 2, 0)
  return near.map(({ subject, closeness }) => ({ subject, share: (share * closeness ** 2) / sum }))
}
