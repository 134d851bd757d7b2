import { wordsOf } from '@octavo/voice/text'
import { suits } from '#business/avoided.ts'
import { aspectsOf } from '#patterns/aspects.ts'
import {
  brandMaterial,
  type Material,
  neighbourMaterial,
  nicheMaterial,
  type TopicSource,
  tradeMaterial,
} from '#topics/material.ts'
import { ageOf, firstSayable, type WriterContext } from './context.ts'

/** Everything there is to talk about for one script, in the order in which to try it. */
export type TopicPool = {
  /** The sources with something on them, the one whose turn it is first. */
  topicSources: readonly TopicSource[]
  /** What can still be said in a source, the most fitting first. */
  ranked(topicSource: TopicSource): readonly Material[]
  /** Others that go with a material, the closest first. */
  companyFor(main: Material, count: number): readonly Material[]
  /** Facts of the brand other than this one, the longest unused first. */
  brandBeside(main: Material): readonly Material[]
  /** Whether a material's reason is still unsaid; else a second wording is all that is left of it. */
  isFresh(material: Material): boolean
  /** Whether a material speaks of what the owner asked for. */
  answersWish(material: Material): boolean
}

// Of a week's scripts about so much belongs to each source.
const SHARES: Record<TopicSource, number> = { trade: 0.3, brand: 0.25, niche: 0.45 }
// What the owner asked for outweighs everything; then what the description speaks of; then what was not heard lately.
const WISHED = 6
const CHOSEN = 1000
const DESCRIBED = 0.35
const NEIGHBOUR = -4
const SECOND_TRADE = -0.4
const RECENT = -3
// What is left of a material that was told before: a second wording, without its reason.
const LEFTOVER = -2.5

export function topicPoolFor(context: WriterContext): TopicPool {
  const stock = stockOf(context)
  const wishes = wishWords(context)
  const points = pointsFor(context, stock, wishes)
  const order = new Map<TopicSource, Material[]>()
  const company = new Map<string, Material[]>()
  const ranked = (topicSource: TopicSource): Material[] => {
    const known =
      order.get(topicSource) ??
      inOrder(
        stock[topicSource].filter((one) => sayable(context, one)),
        points,
      )
    order.set(topicSource, known)
    return known
  }
  return {
    topicSources: topicSourcesInTurn(context, stock, wishes),
    ranked,
    companyFor(main, count) {
      const known = company.get(main.id) ?? companyOf(context, main, ranked)
      company.set(main.id, known)
      return known.slice(0, count)
    },
    brandBeside: (main) =>
      stock.brand
        .filter(({ id, fact }) => id !== main.id && fact?.kind !== 'question')
        .toSorted((a, b) => ageOf(context, b.id) - ageOf(context, a.id)),
    isFresh: (material) => isFresh(context, material),
    answersWish: (material) => wishes.some((word) => speaksOf(material, word)),
  }
}

function inOrder(materials: readonly Material[], points: (material: Material) => number): Material[] {
  const scored = materials.map((material) => ({ material, score: points(material) }))
  return scored.toSorted((a, b) => b.score - a.score).map(({ material }) => material)
}

type Stock = Record<TopicSource, Material[]>

function suitsBrand(brand: WriterContext['request']['brand']): (material: Material) => boolean {
  const isFit = suits(brand)
  return ({ ask, facts, why, detail, actions }) => isFit([ask, ...facts, why, detail, ...actions].join(' '))
}

function stockOf({ request: { brand, keptSubjects = [], subject }, trades }: WriterContext): Stock {
  const isFree = ({ id }: Material) => id === subject?.id || !keptSubjects.includes(id)
  return {
    trade: trades.flatMap(tradeMaterial).filter(suitsBrand(brand)).filter(isFree),
    brand: brandMaterial(brand.facts).filter(isFree),
    niche: [...nicheMaterial(brand.niche), ...neighbourMaterial(brand.niche)].filter(isFree),
  }
}

const sayable = (context: WriterContext, { topicSource, facts }: Material): boolean =>
  topicSource === 'brand' || firstSayable(context, context.said, facts) !== undefined

const isFresh = (context: WriterContext, { why }: Material): boolean => !why || context.said.allNew(why)

const MEANINGLESS = new Set(
  `about with from your their this that what when where which have into more than everybody everyone nobody people thing
  things choose find make makes start keep need want know look write help good best great right slow fast little small large
  every many most much very only just over under after before without being doing using getting going`.split(/\s+/),
)

const contentWords = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => word.length > 3 && !MEANINGLESS.has(word))

const STEERED = 3

const wishWords = ({ request: { topic, trend } }: WriterContext): string[] =>
  contentWords(`${topic ?? ''} ${trend ?? ''}`)

function pointsFor(context: WriterContext, stock: Stock, wishes: readonly string[]): (material: Material) => number {
  const { brand } = context.request
  const own = new Set(nicheMaterial(brand.niche).map(({ id }) => id))
  const second = context.trades[1]?.id
  const described = contentWords(brand.description)
  const steered = contentWords((context.request.keywords ?? []).join(' '))
  const chancePoints = new Map(
    Object.values(stock).flatMap((list) => list.map(({ id }) => [id, context.chance.next()])),
  )
  return (material) =>
    (material.id === context.request.subject?.id ? CHOSEN : 0) +
    WISHED * wishes.filter((word) => speaksOf(material, word)).length +
    DESCRIBED * described.filter((word) => material.keywords.includes(word)).length +
    STEERED * Math.min(2, steered.filter((word) => speaksOf(material, word)).length) +
    (material.topicSource === 'niche' && !own.has(material.id) ? NEIGHBOUR : 0) +
    (second && material.id.startsWith(`tr-${second}-`) ? SECOND_TRADE : 0) +
    recency(context, material) +
    (material.topicSource === 'niche' && !isFresh(context, material) ? LEFTOVER : 0) +
    (chancePoints.get(material.id) ?? 0)
}

/** A script ago weighs in full, a week of them hardly any more. */
const recency = (context: WriterContext, { id }: Material): number => {
  const age = ageOf(context, id)
  return age > 1000 ? 0 : RECENT * (1 - Math.min(age, 40) / 60)
}

// What an ending may add to a word: "review" is in "reviews" and in "reviewing".
const LONGEST_ENDING = 4

/** Whether a word, in any ending, is among what the material is about. */
function speaksOf({ keywords, topic }: Material, word: string): boolean {
  const stem = word.length > 5 ? word.slice(0, -2) : word
  const sameStem = (other: string) => other.startsWith(stem) && other.length <= stem.length + LONGEST_ENDING
  return keywords.some((keyword) => keyword.split(' ').some(sameStem)) || contentWords(topic).some(sameStem)
}

const TOPIC_SOURCE_OF_ID: readonly [RegExp, TopicSource][] = [
  [/^tr-/, 'trade'],
  [/^br-/, 'brand'],
  [/^(?:ms|be|ai|pd)-/, 'niche'],
]
const SCRIPTS_WEIGHED = 8

/** What a script is mainly about: of what it was made from, the first that is a material. */
export const mainMaterial = (ingredients: readonly string[]): string | undefined =>
  ingredients.find((id) => TOPIC_SOURCE_OF_ID.some(([form]) => form.test(id)))

/** The sources of the latest short scripts, by their main material: it is the first one named after a structure. */
function recentTopicSources(ingredients: readonly string[]): TopicSource[] {
  const starts = ingredients.flatMap((id, index) => (id.startsWith('st-') ? [index] : []))
  return starts.slice(0, SCRIPTS_WEIGHED).flatMap((start) => {
    const main = mainMaterial(ingredients.slice(start)) ?? ''
    return TOPIC_SOURCE_OF_ID.filter(([form]) => form.test(main)).map(([, topicSource]) => topicSource)
  })
}

/** The source that has had the least of its share lately comes first; a wish goes before that. */
function topicSourcesInTurn(context: WriterContext, stock: Stock, wishes: readonly string[]): TopicSource[] {
  const topicSources = (Object.keys(SHARES) as TopicSource[]).filter((topicSource) => stock[topicSource].length > 0)
  const had = recentTopicSources(context.request.recentIngredients)
  const wanted = (topicSource: TopicSource): number =>
    wishes.length === 0 || topicSource === 'brand'
      ? 0
      : Math.max(0, ...stock[topicSource].map((one) => wishes.filter((word) => speaksOf(one, word)).length))
  const lack = new Map(
    topicSources.map((topicSource) => {
      const share = had.filter((one) => one === topicSource).length / (had.length + 1)
      return [topicSource, SHARES[topicSource] - share + context.chance.next() * 0.25]
    }),
  )
  const matched = topicSources.some((topicSource) => wanted(topicSource) > 0)
  // What nothing is known about is answered from the trade: that is closest to the brand.
  const closeness = (topicSource: TopicSource): number =>
    matched || wishes.length === 0 ? wanted(topicSource) : topicSource === 'trade' ? 1 : 0
  const chosen = (topicSource: TopicSource): number =>
    Number(stock[topicSource].some(({ id }) => id === context.request.subject?.id))
  return topicSources.toSorted(
    (a, b) => chosen(b) - chosen(a) || closeness(b) - closeness(a) || (lack.get(b) ?? 0) - (lack.get(a) ?? 0),
  )
}

/** What goes with the brand is its trade, else its niche; what goes with knowledge is of the same kind and says something else. */
function companyOf(
  context: WriterContext,
  main: Material,
  ranked: (topicSource: TopicSource) => Material[],
): Material[] {
  if (main.topicSource === 'brand') {
    const ofTrade = ranked('trade')
    return closest(main, ofTrade.length > 0 ? ofTrade : ranked('niche').filter(forEveryone(context)))
  }
  const own = nicheMaterial(context.request.brand.niche).length
  const others = ranked(main.topicSource)
    .slice(0, own)
    .filter((other) => sameCollection(main, other) && !tellsTheSame(main, other))
  return closest(main, others).filter((other) => kinship(main, other) > 0)
}

/** Those who come to a shop want no lesson in running one. */
const forEveryone =
  ({ request: { brand } }: WriterContext) =>
  ({ id }: Material): boolean =>
    /Business|Marketing/.test(brand.niche) ? id.startsWith('pd-') : true

const sameCollection = (one: Material, other: Material): boolean => one.id.slice(0, 3) === other.id.slice(0, 3)

const closest = (main: Material, others: readonly Material[]): Material[] =>
  others.filter(({ id }) => id !== main.id).toSorted((a, b) => kinship(main, b) - kinship(main, a))

function kinship(one: Material, other: Material): number {
  const shared = other.keywords.filter((word) => one.keywords.includes(word)).length
  const [aspect] = aspectsOf(one.keywords)
  return shared + (aspect && aspectsOf(other.keywords)[0]?.id === aspect.id ? 1.5 : 0)
}

const SAME_FROM = 0.34

/** Whether two facts share so many words that one after the other would sound like an echo. */
function tellsTheSame(one: Material, other: Material): boolean {
  const [a, b] = [one, other].map(({ facts, why }) => new Set(contentWords(`${facts.join(' ')} ${why ?? ''}`)))
  if (!a || !b) return false
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.min(a.size, b.size) >= SAME_FROM
}
