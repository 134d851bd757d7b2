/** Pure: how many films it takes to notice that some do better, and what would be noticed with those that are there. */
import { type LearningStatus, NOTICED } from '@octavo/contract/learning'

/**
 * Films that it takes to notice a difference as large as the spread among films of one time, where one in three makes it; and
 * how much more for each further niche that is looked at besides. Found by simulation (`learning.simulation.test.ts`),
 * which holds what is said here: views are log-normal, clicks and thumbs come with them.
 */
const FILMS_FOR_A_SPREAD = 110
const MORE_FOR_A_NICHE = 0.05
/** So much of a difference is itself spread: with one film in three it makes the others harder to tell from chance. */
const SPREADS_ITSELF = (1 / NOTICED.oneIn) * (1 - 1 / NOTICED.oneIn)
/**
 * Until an account's films tell their own. Views of a log-normal spread of 0.5 (two of three films get between 0.6 and 1.65
 * times what is usual), and what clicks and thumbs add.
 */
const USUAL_SPREAD = 0.53
/** From so many films on, their own spread and what they would show is told. */
const TOLD_FROM = 40
/** Films that hardly differ are too few or too seldom seen to say so. */
const LEAST_SPREAD = 0.2
/** Films come eight a week; so many films at once are said. */
const WEEK = 8

type Among = { films: number; niches: number; spread: number | null; all: number }

const spreadOf = ({ spread, all }: Among): number =>
  spread === null || all < TOLD_FROM ? USUAL_SPREAD : Math.max(LEAST_SPREAD, spread)

const filmsForASpread = ({ niches }: Among): number =>
  FILMS_FOR_A_SPREAD * (1 + MORE_FOR_A_NICHE * Math.max(0, niches - 1))

/** Films of one niche with which so many percent more are noticed. */
export function filmsToNotice(percent: number, among: Among): number {
  const spreads = Math.log(1 + percent / 100) / spreadOf(among)
  return Math.ceil((filmsForASpread(among) * (1 / spreads ** 2 + SPREADS_ITSELF)) / WEEK) * WEEK
}

/** So many percent more that are noticed with these films; null where no difference is large enough. */
export function percentNoticed(among: Among): number | null {
  const left = among.films / filmsForASpread(among) - SPREADS_ITSELF
  return among.films < TOLD_FROM || left <= 0
    ? null
    : Math.ceil((Math.exp(spreadOf(among) / Math.sqrt(left)) - 1) * 100)
}

/** What is said of it: `films` of the niche that has most, of `all` in so many niches that are looked at. */
export function noticingOf(among: Among): LearningStatus['noticing'] {
  const { percent } = NOTICED
  const films = filmsToNotice(percent, among)
  const least = percentNoticed(among)
  const now = least === null ? null : { films: among.films, percent: least }
  return { percent, films, now, says: saysOf({ percent, films, now }) }
}

function saysOf({ percent, films, now }: Omit<LearningStatus['noticing'], 'says'>): string {
  const then = `With ${films} films in a niche, we would notice, ${NOTICED.timesOfFive} times out of 5, if one in ${NOTICED.oneIn} of them got ${percent}% more views for something that they share.`
  if (!now) return then
  return now.percent <= percent
    ? `${then} You have that many.`
    : `${then} With your ${now.films} it takes ${manyMore(now.percent)}.`
}

const manyMore = (percent: number): string =>
  percent < 100 ? `${percent}% more` : `${Math.round(percent / 10 + 10) / 10} times the views`
