/** What the screen promises of learning, tried on simulated accounts: whose films are alike, and whose films open better with a question. */
import { NICHES } from '@octavo/contract/brand'
import { NOTICED } from '@octavo/contract/learning'
import { describe, expect, it } from 'vitest'
import { learnFrom, type Seen, spreadAmong } from './learning.rules.ts'
import { filmsToNotice, percentNoticed } from './noticing.rules.ts'

const RUNS = 200
/** A false discovery in one account of twenty. */
const MOST_FALSE = 10
const WEEK = 8
/** How far films' views stand apart by themselves, as the standard deviation of their logarithm. */
const SPREAD = 0.5

function diceOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
const normal = (dice: () => number): number => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice())

/** How many of many visitors do what few do. */
function someOf(visitors: number, share: number, dice: () => number): number {
  const mean = visitors * share
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(dice)))
  let [count, left] = [0, dice()]
  for (let chance = Math.exp(-mean); left > chance; chance *= mean / ++count) left -= chance
  return count
}

const pick = <T>(from: readonly T[], dice: () => number): T => from[Math.floor(dice() * from.length)]!

type Account = { films: number; niches?: number; spread?: number; percentMore?: number }

/** Films of an account that grows: log-normal views, clicks and thumbs that come with them. One in three opens with a question. */
function accountOf(seed: number, { films, niches = 1, spread = SPREAD, percentMore = 0 }: Account): Seen[] {
  const dice = diceOf(seed)
  return Array.from({ length: films * niches }, (_, at) => {
    const isQuestion = dice() < 1 / NOTICED.oneIn
    const grown = 1 + at / 200
    const more = isQuestion && at % niches === 0 ? 1 + percentMore / 100 : 1
    const views = Math.max(5, Math.round(150 * grown * more * Math.exp(spread * normal(dice))))
    return {
      id: String(at).padStart(5, '0'),
      brand: `brand ${at % niches}`,
      niche: NICHES[at % niches]!,
      publishedAt: at,
      hook: isQuestion ? 'question' : pick(['number', 'how-to', 'tension', 'statement'], dice),
      structure: pick(['list', 'steps', 'contrast', 'explanation'], dice),
      length: pick(['under 20 s', '20 to 40 s', '40 to 60 s', '3 to 4 min'], dice),
      angle: pick(['tip', 'mistake', 'myth', 'how', 'question', 'choose', 'care', 'cost', 'offer', 'first'], dice),
      hour: pick([9, 13, 19, 23], dice),
      views,
      clicks: someOf(views, 0.04, dice),
      thumbsUp: someOf(views, 0.02, dice),
      thumbsDown: someOf(views, 0.007, dice),
    }
  })
}

const runs = (happens: (seed: number) => boolean, count = RUNS): number =>
  Array.from({ length: count }, (_, seed) => happens(seed)).filter(Boolean).length

const finds = (films: Seen[]): boolean =>
  learnFrom(films).some(({ niche, value, effect }) => niche === NICHES[0] && value === 'question' && effect > 0)

describe('of accounts whose films are alike, at most one in twenty learns anything', () => {
  it.each([16, 48, 160, 480])('from %i films', (films) => {
    expect(runs((seed) => learnFrom(accountOf(seed, { films })).length > 0)).toBeLessThanOrEqual(MOST_FALSE)
  })

  it('from films of four niches', () => {
    const learnsAnything = (seed: number) => learnFrom(accountOf(seed, { films: 40, niches: 4 })).length > 0
    expect(runs(learnsAnything)).toBeLessThanOrEqual(MOST_FALSE)
  })

  it('though it looks anew each week until it has 160', () => {
    const everLearns = (seed: number) => {
      const films = accountOf(seed, { films: 160 })
      return films.some((_, at) => at % WEEK === 0 && learnFrom(films.slice(0, at)).length > 0)
    }
    expect(runs(everLearns)).toBeLessThanOrEqual(MOST_FALSE)
  })
})

describe('what the screen states is found four times of five', () => {
  const ENOUGH = 100
  const mostly = (ENOUGH * NOTICED.timesOfFive) / 5
  const unknown = { niches: 1, spread: null, all: 0, films: 0 }
  const foundIn = (account: Account): number => runs((seed) => finds(accountOf(seed, account)), ENOUGH)

  it('with the films that it names before an account has any', () => {
    const films = filmsToNotice(NOTICED.percent, unknown)
    expect(foundIn({ films, percentMore: NOTICED.percent })).toBeGreaterThanOrEqual(mostly)
  })

  it.each([1, 2])('with those that it names by the own spread of films, in niches: %i', (niches) => {
    const known = { films: 48, niches, spread: 0.3 }
    const seen = accountOf(RUNS, known)
    const films = filmsToNotice(NOTICED.percent, { ...known, spread: spreadAmong(seen), all: seen.length })
    expect(foundIn({ ...known, films, percentMore: NOTICED.percent })).toBeGreaterThanOrEqual(mostly)
  })

  it.each([48, 96])('by an account with %i films, where the difference is as large as it says', (films) => {
    const percentMore = percentNoticed({ ...unknown, films }) ?? 0
    expect(percentMore).toBeGreaterThan(NOTICED.percent)
    expect(foundIn({ films, percentMore })).toBeGreaterThanOrEqual(mostly)
  })
})
