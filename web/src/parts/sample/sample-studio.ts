/** What a sample workspace shows beside its businesses, so that no screen of a new studio is empty. None of it is a row of the account. */
import { shareOfViews } from '@octavo/contract/analytics'
import { addDays, dateIn, momentOnDate } from '@octavo/contract/time-zone'
import { SHOWCASE_WEEK, type ShowcaseFilm } from '#parts/week/showcase-week.ts'

export type SamplePost = ShowcaseFilm & {
  at: Date
  isOut: boolean
  /** Of those that are out. */
  views: number
  clicks: number
}

/** So far back its days begin: some films are out, and some are to come, on whatever day one looks. */
const DAYS_BACK = 3
const DAYS = 7

/** What the film pages counted, by place in the week. */
const SEEN: readonly (readonly [views: number, clicks: number])[] = [
  [412, 21],
  [286, 9],
  [655, 44],
  [198, 8],
  [503, 31],
  [240, 7],
  [371, 18],
  [164, 6],
]

/** The posts of the seven days around now, in the order in which they go out: each place of the week once. */
export function samplePosts(now: Date, timeZone: string): SamplePost[] {
  const today = dateIn(now, timeZone)
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS_BACK))
  return SHOWCASE_WEEK.map((film, index): SamplePost => {
    const date = days.find((one) => weekdayOf(one) === film.weekday) ?? today
    const at = momentOnDate(date, film.hour, timeZone)
    const isOut = at <= now
    const [views, clicks] = (isOut && SEEN[index]) || [0, 0]
    return { ...film, at, isOut, views, clicks }
  }).sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** 1 is Monday. */
const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || DAYS

/** Their figures, as the account's own would be counted. */
export function sampleFigures(posts: readonly SamplePost[]) {
  const sum = (of: (post: SamplePost) => number) => posts.reduce((total, post) => total + of(post), 0)
  const [views, clicks] = [sum(({ views }) => views), sum(({ clicks }) => clicks)]
  return { views, clicks, avgCtr: shareOfViews(clicks, views), published: posts.filter(({ isOut }) => isOut).length }
}

/** People of a sample business; nobody is ever written to. */
export const SAMPLE_CONTACTS = [
  { name: 'Ruth Alvarez', email: 'ruth@example.com', came: 'Came to a wheel class', tag: 'class' },
  { name: 'Daniel Okoro', email: 'daniel@example.com', came: 'Wrote on a film page', tag: 'film page' },
  { name: 'Mei Tanaka', email: 'mei@example.com', came: 'Signed up with the form', tag: 'newsletter' },
  { name: 'Tom Lindqvist', email: 'tom@example.com', came: 'Bought a set of bowls', tag: 'customer' },
  { name: 'Priya Nair', email: 'priya@example.com', came: 'Came to a wheel class', tag: 'class' },
] as const
