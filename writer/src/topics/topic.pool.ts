import { wordsOf } from '@octavo/voice/text'
import { ageOf, type Desk, firstSayable } from '#compose/context.ts'
import { aspectsOf } from '#patterns/aspects.ts'
import { brandMaterial, type Lane, type Material, neighbourMaterial, nicheMaterial, tradeMaterial } from './material.ts'

/** Everything there is to talk about for one script, in the order in which to try it. */
export type Shelf = {
  /** The lanes with something on them, the one whose turn it is first. */
  lanes: readonly Lane[]
  /** What can still be said in a lane, the most fitting first. */
  ranked(lane: Lane): readonly Material[]
  /** Others that go with a material, the closest first. */
  companyFor(main: Material, count: number): readonly Material[]
  /** Facts of the brand other than this one, the longest unused first. */
  brandBeside(main: Material): readonly Material[]
  /** Whether a material's reason is still unsaid; else a second wording is all that is left of it. */
  isFresh(material: Material): boolean
  /** Whether a material speaks of what the owner asked for. */
  answersWish(material: Material): boolean
}

// Of a week's scripts about so much belongs to each lane.
const SHARES: Record<Lane, number> = { trade: 0.3, brand: 0.25, niche: 0.45 }
// What the owner asked for outweighs everything; then what the description speaks of; then what was not heard lately.
const WISHED = 6
const DESCRIBED = 0.35
const NEIGHBOUR = -4
const SECOND_TRADE = -0.4
const RECENT = -3
// What is left of a material that was told before: a second wording, without its reason.
const LEFTOVER = -2.5

export function shelfFor(desk: Desk): Shelf {
  const stock = stockOf(desk)
  const wishes = wishWords(desk)
  const points = pointsFor(desk, stock, wishes)
  const order = new Map<Lane, Material[]>()
  const company = new Map<string, Material[]>()
  const ranked = (lane: Lane): Material[] => {
    const known =
      order.get(lane) ??
      inOrder(
        stock[lane].filter((one) => sayable(desk, one)),
        points,
      )
    order.set(lane, known)
    return known
  }
  return {
    lanes: lanesInTurn(desk, stock, wishes),
    ranked,
    companyFor(main, count) {
      const known = company.get(main.id) ?? companyOf(desk, main, ranked)
      company.set(main.id, known)
      return known.slice(0, count)
    },
    brandBeside: (main) =>
      stock.brand
        .filter(({ id, fact }) => id !== main.id && fact?.kind !== 'question')
        .toSorted((a, b) => ageOf(desk, b.id) - ageOf(desk, a.id)),
    isFresh: (material) => isFresh(desk, material),
    answersWish: (material) => wishes.some((word) => speaksOf(material, word)),
  }
}

function inOrder(materials: readonly Material[], points: (material: Material) => number): Material[] {
  const scored = materials.map((material) => ({ material, score: points(material) }))
  return scored.toSorted((a, b) => b.score - a.score).map(({ material }) => material)
}

type Stock = Record<Lane, Material[]>

// What an owner would not sell is not talked about either.
const AVOIDED: readonly [brand: RegExp, lore: RegExp][] = [
  [/\bvegan\b|plant[- ]based/i, /\b(?:meat|steak|milk|cheese|eggs?|honey|butter|beeswax|leather|wool)\b/i],
  [/\bvegetarian\b|\bveggie\b/i, /\b(?:meat|steak)\b/i],
  [/\bhalal\b|\bkosher\b|alcohol[- ]free/i, /\b(?:wine|beer|alcohol|rum|ale)\b/i],
  [/gluten[- ]free/i, /\b(?:flour|dough|bread|pasta)\b/i],
]

function suitsBrand({ name, description }: Desk['request']['brand']): (material: Material) => boolean {
  const avoided = AVOIDED.filter(([brand]) => brand.test(`${name} ${description}`)).map(([, lore]) => lore)
  return ({ ask, facts, why, detail, actions }) =>
    !avoided.some((lore) => lore.test([ask, ...facts, why, detail, ...actions].join(' ')))
}

const stockOf = ({ request: { brand }, trades }: Desk): Stock => ({
  trade: trades.flatMap(tradeMaterial).filter(suitsBrand(brand)),
  brand: brandMaterial(brand.facts),
  niche: [...nicheMaterial(brand.niche), ...neighbourMaterial(brand.niche)],
})

const sayable = (desk: Desk, { lane, facts }: Material): boolean =>
  lane === 'brand' || firstSayable(desk, desk.said, facts) !== undefined

const isFresh = (desk: Desk, { why }: Material): boolean => !why || desk.said.allNew(why)

const MEANINGLESS = new Set(
  `about with from your their this that what when where which have into more than everybody everyone nobody people thing
  things choose find make makes start keep need want know look write help good best great right slow fast little small large
  every many most much very only just over under after before without being doing using getting going`.split(/\s+/),
)

const contentWords = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => word.length > 3 && !MEANINGLESS.has(word))

const STEERED = 3

const wishWords = ({ request: { topic, trend } }: Desk): string[] => contentWords(`${topic ?? ''} ${trend ?? ''}`)

function pointsFor(desk: Desk, stock: Stock, wishes: readonly string[]): (material: Material) => number {
  const { brand } = desk.request
  const own = new Set(nicheMaterial(brand.niche).map(({ id }) => id))
  const second = desk.trades[1]?.id
  const described = contentWords(brand.description)
  const steered = contentWords((desk.request.keywords ?? []).join(' '))
  const whim = new Map(Object.values(stock).flatMap((list) => list.map(({ id }) => [id, desk.chance.next()])))
  return (material) =>
    WISHED * wishes.filter((word) => speaksOf(material, word)).length +
    DESCRIBED * described.filter((word) => material.keywords.includes(word)).length +
    STEERED * Math.min(2, steered.filter((word) => speaksOf(material, word)).length) +
    (material.lane === 'niche' && !own.has(material.id) ? NEIGHBOUR : 0) +
    (second && material.id.startsWith(`tr-${second}-`) ? SECOND_TRADE : 0) +
    recency(desk, material) +
    (material.lane === 'niche' && !isFresh(desk, material) ? LEFTOVER : 0) +
    (whim.get(material.id) ?? 0)
}

/** A script ago weighs in full, a week of them hardly any more. */
const recency = (desk: Desk, { id }: Material): number => {
  const age = ageOf(desk, id)
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

const LANE_OF_ID: readonly [RegExp, Lane][] = [
  [/^tr-/, 'trade'],
  [/^br-/, 'brand'],
  [/^(?:ms|be|ai|pd)-/, 'niche'],
]
const SCRIPTS_WEIGHED = 8

/** The lanes of the latest short scripts, by their main material: it is the first one named after a structure. */
function lanesOfLate(ingredients: readonly string[]): Lane[] {
  const starts = ingredients.flatMap((id, index) => (id.startsWith('st-') ? [index] : []))
  return starts.slice(0, SCRIPTS_WEIGHED).flatMap((start) => {
    const main = ingredients.slice(start).find((id) => LANE_OF_ID.some(([form]) => form.test(id))) ?? ''
    return LANE_OF_ID.filter(([form]) => form.test(main)).map(([, lane]) => lane)
  })
}

/** The lane that has had the least of its share lately comes first; a wish goes before that. */
function lanesInTurn(desk: Desk, stock: Stock, wishes: readonly string[]): Lane[] {
  const lanes = (Object.keys(SHARES) as Lane[]).filter((lane) => stock[lane].length > 0)
  const had = lanesOfLate(desk.request.recentIngredients)
  const wanted = (lane: Lane): number =>
    wishes.length === 0 || lane === 'brand'
      ? 0
      : Math.max(0, ...stock[lane].map((one) => wishes.filter((word) => speaksOf(one, word)).length))
  const lack = new Map(
    lanes.map((lane) => {
      const share = had.filter((one) => one === lane).length / (had.length + 1)
      return [lane, SHARES[lane] - share + desk.chance.next() * 0.25]
    }),
  )
  const matched = lanes.some((lane) => wanted(lane) > 0)
  // What nothing is known about is answered from the trade: that is closest to the brand.
  const closeness = (lane: Lane): number => (matched || wishes.length === 0 ? wanted(lane) : lane === 'trade' ? 1 : 0)
  return lanes.toSorted((a, b) => closeness(b) - closeness(a) || (lack.get(b) ?? 0) - (lack.get(a) ?? 0))
}

/** What goes with the brand is its trade, else its niche; what goes with knowledge is of the same kind and says something else. */
function companyOf(desk: Desk, main: Material, ranked: (lane: Lane) => Material[]): Material[] {
  if (main.lane === 'brand') {
    const lore = ranked('trade')
    return closest(main, lore.length > 0 ? lore : ranked('niche').filter(forEveryone(desk)))
  }
  const own = nicheMaterial(desk.request.brand.niche).length
  const others = ranked(main.lane)
    .slice(0, own)
    .filter((other) => sameBank(main, other) && !tellsTheSame(main, other))
  return closest(main, others).filter((other) => kinship(main, other) > 0)
}

/** Those who come to a shop want no lesson in running one. */
const forEveryone =
  ({ request: { brand } }: Desk) =>
  ({ id }: Material): boolean =>
    /Business|Marketing/.test(brand.niche) ? id.startsWith('pd-') : true

const sameBank = (one: Material, other: Material): boolean => one.id.slice(0, 3) === other.id.slice(0, 3)

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
