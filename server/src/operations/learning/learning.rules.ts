/** Pure: what an account's films teach, from how each fared among the others of its niche and time. */
import { isJudged } from '@octavo/contract/analytics'
import { SUBJECT_KIND_LABELS, type SubjectKind } from '@octavo/contract/batch'
import { LEARNED_TRAITS, LEARNING_LEVEL, LEARNING_MINIMUM, type LearnedPattern } from '@octavo/contract/learning'
import { chancesOf, deviationsOf, NO_PLACE, spreadOf, timesOf } from './chance.rules.ts'
import type { KeptPattern, Weights } from './learning.store.ts'

/** A published film that enough people saw. */
export type Seen = {
  id: string
  brand: string
  niche: LearnedPattern['niche']
  publishedAt: number
  hook: string
  structure: string
  length: string
  /** The kind of its subject, where it has one. */
  angle?: string | undefined
  /** The hour of the account's day at which it was posted. */
  hour: number
  views: number
  clicks: number
  thumbsUp: number
  thumbsDown: number
}

type Trait = LearnedPattern['trait']
export type Learned = Pick<
  LearnedPattern,
  'niche' | 'trait' | 'value' | 'effect' | 'films' | 'comparedWith' | 'chance'
> & {
  filmIds: string[]
  usualViews: LearnedPattern['evidence']['usualViews']
}

/** What else visitors did, in views: following up and liking say more than watching. */
const WORTH = { click: 10, thumb: 5 } as const
/** Thumbs down take so much of the views at most. */
const MOST_TAKEN = 0.5
// A trait is believed by halves when so many films have it.
const HALF_BELIEVED = 4
// The best and the worst film are 1 apart; a believed difference of half of that is worth all points.
const POINTS = 10
const MOST_POINTS = 5
/** Less would change no script. */
const TOLD_FROM = 0.5

/**
 * What came of a film, as a logarithm: a third more is as much for a small film as for a large one, and one that went far
 * does not outweigh everything. A third more views, with the clicks that come with them, is a third more.
 */
export function resultOf({ views, clicks, thumbsUp, thumbsDown }: Seen): number {
  const worth = views + WORTH.click * clicks + WORTH.thumb * (thumbsUp - thumbsDown)
  return Math.log(Math.max(worth, views * MOST_TAKEN, 1))
}

/** The share of the others that each stands before, a half on average; equals share their places. */
export function ranks(values: readonly number[]): number[] {
  const inOrder = [...values].sort((one, other) => one - other)
  const others = values.length - 1
  return values.map((value) => {
    const below = placeOf(inOrder, (one) => one >= value)
    const equal = placeOf(inOrder, (one) => one > value) - below - 1
    return others === 0 ? 0.5 : (below + equal / 2) / others
  })
}

/** Where in this order the first stands of which it is true. */
function placeOf(inOrder: readonly number[], isThere: (one: number) => boolean): number {
  let [from, to] = [0, inOrder.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isThere(inOrder[middle]!)) to = middle
    else from = middle + 1
  }
  return from
}

const DAYPARTS: readonly [below: number, name: string][] = [
  [5, 'night'],
  [12, 'morning'],
  [17, 'afternoon'],
  [22, 'evening'],
]
const daypart = (hour: number): string => DAYPARTS.find(([below]) => hour < below)?.[1] ?? 'night'

/** Films without the trait are among the others, and are none of their own. */
const NO_VALUE = ''

const TRAITS: Record<Trait, (film: Seen) => string> = {
  hook: (film) => film.hook,
  structure: (film) => film.structure,
  length: (film) => film.length,
  angle: (film) => film.angle ?? NO_VALUE,
  'posting time': (film) => daypart(film.hour),
}

/** Films of one niche that have a value of a trait. */
type Having = { niche: Seen['niche']; trait: Trait; value: string; places: number[] }

/** All that films can be told apart by: values that enough films of their niche have, and enough have not. */
function valuesOf(trait: Trait, films: readonly Seen[]): Having[] {
  const ofNiche = new Map<string, number>()
  const found = new Map<string, Having>()
  for (const [place, film] of films.entries()) {
    const { niche } = film
    const value = TRAITS[trait](film)
    ofNiche.set(niche, (ofNiche.get(niche) ?? 0) + 1)
    const one = found.get(`${niche} ${value}`) ?? { niche, trait, value, places: [] }
    if (value !== NO_VALUE) found.set(`${niche} ${value}`, one)
    one.places.push(place)
  }
  const { films: ofAll, ofTrait } = LEARNING_MINIMUM
  return [...found.values()].filter(({ niche, places }) => {
    const count = ofNiche.get(niche) ?? 0
    return count >= ofAll && Math.min(places.length, count - places.length) >= ofTrait
  })
}

/**
 * What stands out of everything that was looked at in all niches, beyond what chance makes: the most telling first.
 * Few views tell nothing, of either side.
 */
export function learnFrom(films: readonly Seen[]): Learned[] {
  const times = timesOf(films)
  const deviations = deviationsOf(films.map(resultOf), times)
  const kinds = LEARNED_TRAITS.map((trait) => valuesOf(trait, films))
  const sorted = kinds.map((values) => {
    const places = films.map(() => NO_PLACE)
    for (const [at, { places: having }] of values.entries()) for (const place of having) places[place] = at
    return places
  })
  const chances = chancesOf(deviations, times, sorted, LEARNING_LEVEL)
  return kinds
    .flatMap((values, kind) => values.map((having, at) => ({ having, chance: chances[kind]![at] ?? null })))
    .flatMap(({ having, chance }) => (chance === null ? [] : sizeOf(having, films, deviations, chance)))
    .filter(({ effect }) => Math.abs(effect) >= TOLD_FROM)
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
}

/** How many points a difference is worth that chance does not explain. */
function sizeOf(having: Having, films: readonly Seen[], deviations: readonly number[], chance: number): Learned[] {
  const { niche, trait, value, places } = having
  const has = new Set(places)
  const ofNiche = films.flatMap((film, place) => (film.niche === niche ? [place] : []))
  const success = ranks(ofNiche.map((place) => deviations[place]!))
  const [mine, others] = [true, false].map((side) => {
    const at = ofNiche.flatMap((place, index) => (has.has(place) === side ? [{ place, success: success[index]! }] : []))
    return {
      count: at.length,
      views: at.map(({ place }) => films[place]!.views),
      success: mean(at.map((one) => one.success)),
      deviation: mean(at.map(({ place }) => deviations[place]!)),
    }
  }) as [Side, Side]
  if (!isJudged(sum(mine.views)) || !isJudged(sum(others.views))) return []
  const points = (mine.success - others.success) * (mine.count / (mine.count + HALF_BELIEVED)) * POINTS
  // Where ranks and results point to different sides, nothing is clear enough to be told.
  if (points * (mine.deviation - others.deviation) <= 0) return []
  const effect = Math.round(Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points)) * 10) / 10
  return [
    {
      ...{ niche, trait, value, effect, chance },
      films: mine.count,
      comparedWith: others.count,
      filmIds: places.map((place) => films[place]!.id),
      usualViews: { these: median(mine.views), others: median(others.views) },
    },
  ]
}

type Side = { count: number; views: number[]; success: number; deviation: number }

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length
function median(values: readonly number[]): number {
  const inOrder = [...values].sort((one, other) => one - other)
  const half = (inOrder.length - 1) / 2
  return Math.round((inOrder[Math.floor(half)]! + inOrder[Math.ceil(half)]!) / 2)
}

/** How far these films' results stand apart from each other by themselves; null while there are too few to say. */
export function spreadAmong(films: readonly Seen[]): number | null {
  const times = timesOf(films)
  return spreadOf(deviationsOf(films.map(resultOf), times), times)
}

const NOUNS: Record<Trait, (value: string) => string> = {
  hook: (value) => `Films that open with a ${value} hook`,
  structure: (value) =>
    `Films built as ${value === 'steps' ? value : `a ${value}`.replace('a explanation', 'an explanation')}`,
  length: (value) => `Films of ${value}`,
  angle: (value) => `Films of the kind “${SUBJECT_KIND_LABELS[value as SubjectKind] ?? value}”`,
  'posting time': (value) => `Films posted ${value === 'night' ? 'at night' : `in the ${value}`}`,
}

const isAdvice = ({ trait }: Pick<Learned, 'trait'>): boolean => trait === 'posting time'

type Compared = Pick<Learned, 'trait' | 'value' | 'films' | 'comparedWith'>

/** What was seen. */
export const didOf = ({ trait, value, films, comparedWith }: Compared, points: number): string =>
  `${NOUNS[trait](value)} did ${points > 0 ? 'better' : 'worse'}: ${films} against ${comparedWith} others.`

/** What was seen, and what comes of it. A posting time is advice: the week's schedule is the owner's. */
function saysOf(learned: Compared, points: number): string {
  const did = didOf(learned, points)
  if (isAdvice(learned)) return did
  if (learned.trait === 'angle') return `${did} The week's plan brings them ${points > 0 ? 'sooner' : 'later'}.`
  return `${did} New scripts like them count ${Math.abs(points)} points ${points > 0 ? 'more' : 'less'}.`
}

type Which = Pick<LearnedPattern, 'niche' | 'trait' | 'value'>

/** One name for a pattern, whatever its films say of it from one cycle to the next. */
export const nameOf = ({ niche, trait, value }: Which): string => [niche, trait, value].join(' / ')

/** What was learned as it is kept: what is known of it from earlier stays with it, and a weight that changed says from what. */
export function keptOf(learned: Learned, old: KeptPattern | undefined, isSetAside: boolean, at: string): KeptPattern {
  const { effect } = learned
  // Better than the others and worse than the others are two discoveries.
  const same = old && Math.sign(old.points) === Math.sign(effect) ? old : undefined
  const kept = {
    ...learned,
    effect: isAdvice(learned) ? 0 : effect,
    points: effect,
    says: saysOf(learned, effect),
    since: same?.since ?? at,
    change: old?.change ?? { from: 0, to: 0, at },
  }
  return weighing(kept, isSetAside, at)
}

/** The pattern once it is set aside or used, with what that changed. */
export function weighing(kept: KeptPattern, isSetAside: boolean, at: string): KeptPattern {
  const to = isSetAside ? 0 : kept.effect
  return kept.change.to === to ? kept : { ...kept, change: { from: kept.change.to, to, at } }
}

const GROUPS = { hook: 'hooks', structure: 'structures', length: 'lengths', angle: 'angles' } as const

/** Points by trait, as the viral score takes them. */
export function weightsOf(patterns: readonly Pick<KeptPattern, 'trait' | 'value' | 'effect'>[]): Weights {
  const weights: Weights = {}
  for (const { trait, value, effect } of patterns) {
    if (trait === 'posting time') continue
    weights[GROUPS[trait]] = { ...weights[GROUPS[trait]], [value]: effect }
  }
  return weights
}

const flat = (weights: Weights): Map<string, number> =>
  new Map(
    Object.entries(weights).flatMap(([group, values]) =>
      Object.entries(values).map(([value, points]) => [`${group} ${value}`, points] as const),
    ),
  )

/** How many weights are other than they were, those that are gone included. */
export function changesBetween(before: Weights, after: Weights): number {
  const [old, now] = [flat(before), flat(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key)).length
}

const AS_GOOD_AS_CERTAIN = 0.0005

/** How sure it is, in words and as a number. */
export function sureOf(chance: number): string {
  const word = chance <= AS_GOOD_AS_CERTAIN ? 'As good as certain' : 'Very sure'
  const accounts = Math.floor(1 / chance).toLocaleString('en-US')
  return `${word}: chance alone shows this much in at most 1 of ${accounts} accounts (${Math.round(chance * 10_000) / 100}%).`
}
