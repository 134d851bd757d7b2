/** What the film pages counted, added up. A deleted film no longer counts. */
import { and, count, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { filmDays, filmVisitors, videos } from '#db/tables/index.ts'

export type Counted = {
  views: number
  clicks: number
  watchMs: number
  thumbsUp: number
  thumbsDown: number
  messages: number
  /** Visitors who followed, judged or wrote. */
  engaged: number
}

const total = (column: (typeof filmDays)[keyof Counted]) => sql<number>`coalesce(sum(${column}), 0)::float8`
const sums = {
  views: total(filmDays.views),
  clicks: total(filmDays.clicks),
  watchMs: total(filmDays.watchMs),
  thumbsUp: total(filmDays.thumbsUp),
  thumbsDown: total(filmDays.thumbsDown),
  messages: total(filmDays.messages),
  engaged: total(filmDays.engaged),
}

/** Dates of the account, both included; everything by default. */
export type Days = { from: string; to: string }

const ofDays = ({ accountId }: Owned, days?: Days) =>
  and(
    eq(filmDays.accountId, accountId),
    // Said of both, so that only the account's own films are looked through.
    eq(videos.accountId, accountId),
    isNull(videos.deletedAt),
    days && gte(filmDays.day, days.from),
    days && lte(filmDays.day, days.to),
  )

/** For each film that was seen, by its id. */
export const sumsByFilm = async (ctx: Owned, days?: Days): Promise<Map<string, Counted>> => {
  const rows = await ctx.db
    .select({ videoId: filmDays.videoId, ...sums })
    .from(filmDays)
    .innerJoin(videos, eq(videos.id, filmDays.videoId))
    .where(ofDays(ctx, days))
    .groupBy(filmDays.videoId)
  return new Map(rows.map(({ videoId, ...row }) => [videoId, row]))
}

/** For each day on which something was seen, by its date. */
export const sumsByDay = async (ctx: Owned, days: Days): Promise<Map<string, Counted>> => {
  const rows = await ctx.db
    .select({ day: filmDays.day, ...sums })
    .from(filmDays)
    .innerJoin(videos, eq(videos.id, filmDays.videoId))
    .where(ofDays(ctx, days))
    .groupBy(filmDays.day)
  return new Map(rows.map(({ day, ...row }) => [day, row]))
}

/** Over all films. */
export const sumsOfAll = async (ctx: Owned): Promise<Counted> =>
  (
    await ctx.db.select(sums).from(filmDays).innerJoin(videos, eq(videos.id, filmDays.videoId)).where(ofDays(ctx))
  )[0] as Counted

/** Visitors who came since then, by how many full hours later, and how many of them followed a link. */
export async function arrivalsSince({ db, accountId }: Owned, since: Date) {
  const hour = sql<number>`least(floor(extract(epoch from ${filmVisitors.cameAt} - ${since.toISOString()}::timestamptz) / 3600), 23)::int`
  const rows = await db
    .select({ hour, views: count(), clicks: sql<number>`(count(*) filter (where ${filmVisitors.clicked}))::int` })
    .from(filmVisitors)
    .innerJoin(videos, eq(videos.id, filmVisitors.videoId))
    .where(and(eq(filmVisitors.accountId, accountId), isNull(videos.deletedAt), gt(filmVisitors.cameAt, since)))
    .groupBy(sql`1`)
  return {
    hours: new Map(rows.map((row) => [row.hour, row.views])),
    clicks: rows.reduce((sum, row) => sum + row.clicks, 0),
  }
}
