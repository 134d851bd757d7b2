/** What the films did in some days: tiles, trend, the best of them, and one brand beside the other. */

import { ANALYTICS_DAYS, type Analytics, type LiveViews } from '@octavo/contract/analytics'
import { messages } from '@octavo/contract/messages'
import { addDays, dateIn } from '@octavo/contract/time-zone'
import { ownBrands } from '#brands/index.ts'
import type { Owned, SignedIn } from '#context.ts'
import { ctrOf, posterUrlOf } from '#films/videos/index.ts'
import { arrivalsSince, type Counted, sumsByDay, sumsByFilm } from '#publishing/film-pages/index.ts'
import { Refusal } from '#refusal.ts'
import { earlier, HOUR_MS, later } from '#time.ts'
import { averageWatchSeconds, figuresOf, NOTHING, sumOf } from './analytics.rules.ts'
import * as store from './analytics.store.ts'

type Range = { from?: string | undefined; to?: string | undefined }
type CountedFilm = store.PublishedFilm & { counted: Counted }

export async function analytics(ctx: SignedIn, range: Range): Promise<Analytics> {
  const { timeZone } = ctx.account
  const days = daysOf(range, dateIn(ctx.now(), timeZone))
  const [films, byFilm, byDay, brands] = await Promise.all([
    store.publishedFilms(ctx),
    sumsByFilm(ctx, days),
    sumsByDay(ctx, days),
    ownBrands(ctx),
  ])
  const publishedOn = films.map((film) => (film.publishedAt ? dateIn(film.publishedAt, timeZone) : ''))
  const out: CountedFilm[] = films
    .filter((_, index) => (publishedOn[index] ?? '') <= days.to)
    .map((film) => ({ ...film, counted: byFilm.get(film.id) ?? NOTHING }))
    .sort((one, other) => other.counted.views - one.counted.views)
  const counted = sumOf(out.map((film) => film.counted))
  const [top] = out
  return {
    ...days,
    timeZone,
    totals: {
      ...figuresOf(counted, out.length),
      videos: out.length,
      averageWatchSeconds: averageWatchSeconds(counted),
    },
    trend: datesOf(days).map((date) => dayOf(date, byDay.get(date), publishedOn)),
    topPerformer: top && top.counted.views > 0 ? filmView(top) : null,
    brands: brands.map(({ id, name, primaryColor }) => {
      const theirs = out.filter((film) => film.brandId === id)
      const figures = figuresOf(sumOf(theirs.map((film) => film.counted)), theirs.length)
      return { brandId: id, brand: name, color: primaryColor, videos: theirs.length, ...figures }
    }),
    videos: out.map(filmView),
  }
}

/** The days that were asked for, or the latest thirty. */
function daysOf(range: Range, today: string): { from: string; to: string } {
  const to = range.to ?? today
  const from = range.from ?? addDays(to, 1 - ANALYTICS_DAYS.usual)
  if (to < from || to >= addDays(from, ANALYTICS_DAYS.most)) throw new Refusal('invalid', messages.analytics.range)
  return { from, to }
}

function datesOf({ from, to }: { from: string; to: string }): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

function dayOf(date: string, counted: Counted = NOTHING, publishedOn: string[]): Analytics['trend'][number] {
  const { views, clicks, watchMs } = counted
  return {
    date,
    views,
    clicks,
    watchSeconds: Math.round(watchMs / 1000),
    published: publishedOn.filter((day) => day === date).length,
  }
}

const filmView = ({ counted, ...film }: CountedFilm): Analytics['videos'][number] => ({
  ...figuresOf(counted, 1),
  id: film.id,
  title: film.title,
  format: film.format,
  status: film.status,
  brandId: film.brandId,
  brandName: film.brandName,
  ctr: ctrOf(counted),
  predictedScore: film.predictedScore,
  averageWatchSeconds: averageWatchSeconds(counted),
  durationSeconds: film.durationMs === null ? null : film.durationMs / 1000,
  posterUrl: posterUrlOf(film),
  filmPage: film.filmPage,
  publishedAt: film.publishedAt?.toISOString() ?? null,
})

export type FilmResult = store.PublishedFilm & Counted

/** Every published film with what came of it so far: what the account's own results can teach. */
export async function filmResults(ctx: Owned): Promise<FilmResult[]> {
  const [films, byFilm] = await Promise.all([store.publishedFilms(ctx), sumsByFilm(ctx)])
  return films.map((film) => ({ ...film, ...(byFilm.get(film.id) ?? NOTHING) }))
}

const HOURS = 24

/** What the film pages saw in the last 24 hours, hour by hour. */
export async function liveViews(ctx: Owned): Promise<LiveViews> {
  const since = earlier(ctx.now(), HOURS * HOUR_MS)
  const { hours, clicks } = await arrivalsSince(ctx, since)
  return {
    since: since.toISOString(),
    views: [...hours.values()].reduce((sum, views) => sum + views, 0),
    clicks,
    hours: Array.from({ length: HOURS }, (_, index) => ({
      at: later(since, index * HOUR_MS).toISOString(),
      views: hours.get(index) ?? 0,
    })),
  }
}
