/** Pure: what films of one niche teach, from how each fared among the others. */
import { isJudged } from '@octavo/contract/analytics'
import { SUBJECT_KIND_LABELS, type SubjectKind } from '@octavo/contract/batch'
import type { Niche } from '@octavo/contract/brand'
import { LEARNING_MINIMUM, type LearnedPattern } from '@octavo/contract/learning'
import type { Weights } from './learning.store.ts'

/** A published film that enough people saw. */
export type Seen = {
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
type Learned = { trait: Trait; value: string; effect: number; films: number; comparedWith: number }

/** How much each result counts: being watched, being followed up, being liked. */
const SHARES = { views: 0.4, clicks: 0.35, thumbs: 0.25 } as const
// Until a film has about so many views or thumbs, its shares are mostly those of the others.
const PRIOR_VIEWS = 20
const PRIOR_THUMBS = 4
// A trait is believed by halves when so many films have it.
const HALF_BELIEVED = 4
// The best and the worst film are 1 apart; a believed difference of half of that is worth all points.
const POINTS = 10
const MOST_POINTS = 5
/** Less is chance. */
const TOLD_FROM = 0.5

/**
 * How well each film did among the others, 0 to 1, a half on average. By ranks, so that one film that went far does not
 * outweigh everything, and with shares pulled towards the average while few people were asked.
 */
export function successOf(films: readonly Seen[]): number[] {
  const total = (of: (film: Seen) => number) => films.reduce((sum, film) => sum + of(film), 0)
  const clickShare =
    total((film) => film.clicks) /
    Math.max(
      1,
      total((film) => film.views),
    )
  const thumbs = (film: Seen) => film.thumbsUp + film.thumbsDown
  const upShare = total((film) => film.thumbsUp) / Math.max(1, total(thumbs))
  const views = ranks(films.map((film) => film.views))
  const clicks = ranks(films.map((film) => (film.clicks + clickShare * PRIOR_VIEWS) / (film.views + PRIOR_VIEWS)))
  const liked = ranks(films.map((film) => (film.thumbsUp + upShare * PRIOR_THUMBS) / (thumbs(film) + PRIOR_THUMBS)))
  return films.map(
    (_, index) =>
      SHARES.views * (views[index] ?? 0) + SHARES.clicks * (clicks[index] ?? 0) + SHARES.thumbs * (liked[index] ?? 0),
  )
}

/** The share of the others that each stands before; equals share their places. */
function ranks(values: number[]): number[] {
  const others = values.length - 1
  return values.map((value) => {
    const below = values.filter((one) => one < value).length
    const equal = values.filter((one) => one === value).length - 1
    return others === 0 ? 0.5 : (below + equal / 2) / others
  })
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

/** What stands out: traits whose films did better or worse than the others, the most telling first. Few views tell nothing, of either. */
export function learnFrom(films: readonly Seen[]): Learned[] {
  if (films.length < LEARNING_MINIMUM.films) return []
  const success = successOf(films)
  return (Object.keys(TRAITS) as Trait[])
    .flatMap((trait) => compare(trait, films, success))
    .filter(({ effect }) => Math.abs(effect) >= TOLD_FROM)
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
}

function compare(trait: Trait, films: readonly Seen[], success: number[]): Learned[] {
  const values = films.map(TRAITS[trait])
  return [...new Set(values)]
    .filter((value) => value !== NO_VALUE)
    .flatMap((value) => {
      const mine = success.filter((_, index) => values[index] === value)
      const others = success.filter((_, index) => values[index] !== value)
      if (Math.min(mine.length, others.length) < LEARNING_MINIMUM.ofTrait) return []
      const views = (having: boolean) =>
        films.reduce((sum, film, index) => sum + ((values[index] === value) === having ? film.views : 0), 0)
      if (!isJudged(views(true)) || !isJudged(views(false))) return []
      const believed = mine.length / (mine.length + HALF_BELIEVED)
      const points = (mean(mine) - mean(others)) * believed * POINTS
      const effect = Math.round(Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points)) * 10) / 10
      return [{ trait, value, effect, films: mine.length, comparedWith: others.length }]
    })
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const NOUNS: Record<Trait, (value: string) => string> = {
  hook: (value) => `Films that open with a ${value} hook`,
  structure: (value) =>
    `Films built as ${value === 'steps' ? value : `a ${value}`.replace('a explanation', 'an explanation')}`,
  length: (value) => `Films of ${value}`,
  angle: (value) => `Films of the kind “${SUBJECT_KIND_LABELS[value as SubjectKind] ?? value}”`,
  'posting time': (value) => `Films posted ${value === 'night' ? 'at night' : `in the ${value}`}`,
}

/** The pattern as it is shown. A posting time is advice: the week's schedule is the owner's. */
export function patternOf(niche: Niche, learned: Learned): LearnedPattern {
  const { trait, value, effect, films, comparedWith } = learned
  const did = effect > 0 ? 'better' : 'worse'
  const isAdvice = trait === 'posting time'
  const then =
    trait === 'angle'
      ? ` The week's plan brings them ${effect > 0 ? 'sooner' : 'later'}.`
      : isAdvice
        ? ''
        : ` New scripts like them count ${Math.abs(effect)} points ${effect > 0 ? 'more' : 'less'}.`
  return {
    niche,
    ...learned,
    effect: isAdvice ? 0 : effect,
    says: `${NOUNS[trait](value)} did ${did}: ${films} against ${comparedWith} others.${then}`,
  }
}

const GROUPS = { hook: 'hooks', structure: 'structures', length: 'lengths', angle: 'angles' } as const

/** Points by trait, as the viral score takes them. */
export function weightsOf(learned: readonly Learned[]): Weights {
  const weights: Weights = {}
  for (const { trait, value, effect } of learned) {
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
