import { and, count, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { brands, checks, publications, scripts, tickets } from '#db/tables/index.ts'

export const countHeldPosts = async ({ db, accountId }: Owned): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(publications)
    .where(and(eq(publications.accountId, accountId), eq(publications.status, 'held')))
  return row?.count ?? 0
}

export async function postFigures({ db, accountId }: Owned, day: Date) {
  const today = sql`${publications.status} = 'published' and ${gte(publications.at, day)}`
  const [row] = await db
    .select({
      today: sql<number>`count(*) filter (where ${today})::int`,
      channelsToday: sql<number>`count(distinct ${publications.channelId}) filter (where ${today})::int`,
      distributing: sql<number>`count(distinct ${publications.channelId}) filter (where ${publications.status} in ('scheduled', 'publishing'))::int`,
      scheduled: sql<number>`count(*) filter (where ${publications.status} = 'scheduled')::int`,
      failed: sql<number>`count(*) filter (where ${publications.status} = 'failed')::int`,
      next: sql<Date | null>`min(${publications.at}) filter (where ${publications.status} = 'scheduled')`,
    })
    .from(publications)
    .where(eq(publications.accountId, accountId))
  return row ?? { today: 0, channelsToday: 0, distributing: 0, scheduled: 0, failed: 0, next: null }
}

/** Films that went out or will, whatever the number of their channels, and posts that failed since yesterday. */
export async function postsAround(
  { db, accountId }: Owned,
  { yesterday, today, tomorrow }: Record<'yesterday' | 'today' | 'tomorrow', Date>,
) {
  const { status, at, videoId } = publications
  const films = (condition: SQL) => sql<number>`(count(distinct ${videoId}) filter (where ${condition}))::int`
  const toCome = sql`${status} in ('scheduled', 'publishing') and ${lt(at, tomorrow)}`
  const [row] = await db
    .select({
      outYesterday: films(sql`${status} = 'published' and ${gte(at, yesterday)} and ${lt(at, today)}`),
      outToday: films(sql`${status} = 'published' and ${gte(at, today)}`),
      today: films(toCome),
      next: sql<string | null>`min(${at}) filter (where ${toCome})`,
      failed: sql<number>`(count(*) filter (where ${status} = 'failed'))::int`,
    })
    .from(publications)
    .where(and(eq(publications.accountId, accountId), gte(at, yesterday)))
  const { next = null, ...counts } = row ?? { outYesterday: 0, outToday: 0, today: 0, failed: 0 }
  return { ...counts, next: next === null ? null : new Date(next) }
}

export async function checkFigures({ db, accountId }: Owned, day: Date) {
  const [row] = await db
    .select({
      checks: count(),
      approved: sql<number>`count(*) filter (where ${checks.action} in ('approved', 'approved-by-person'))::int`,
      improved: sql<number>`count(*) filter (where ${checks.action} = 'improved')::int`,
      judged: sql<number>`count(*) filter (where ${checks.action} in ('approved', 'improved', 'review'))::int`,
      passed: sql<number>`count(*) filter (where ${checks.action} in ('approved', 'improved'))::int`,
      issues: sql<number>`coalesce(sum(jsonb_array_length(${checks.issues})), 0)::int`,
    })
    .from(checks)
    .where(and(eq(checks.accountId, accountId), gte(checks.createdAt, day)))
  return row ?? { checks: 0, approved: 0, improved: 0, judged: 0, passed: 0, issues: 0 }
}

/** Averages of what the account's writer wrote and the officer judged; null until there is some. */
export async function scoreAverages({ db, accountId }: Owned, since?: Date) {
  const [row] = await db
    .select({
      viral: sql<number | null>`round(avg(${scripts.viralScore}))::int`,
      humanity: sql<number | null>`round(avg(${scripts.humanityScore}))::int`,
    })
    .from(scripts)
    .where(
      and(
        eq(scripts.accountId, accountId),
        isNull(scripts.deletedAt),
        eq(scripts.sample, false),
        since && gt(scripts.createdAt, since),
      ),
    )
  return row ?? { viral: null, humanity: null }
}

export async function everTicketed({ db, accountId }: Owned): Promise<boolean> {
  return (await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.accountId, accountId)).limit(1)).length > 0
}

export async function countWeeklyBrands({ db, accountId }: Owned): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(brands)
    .where(
      and(
        eq(brands.accountId, accountId),
        isNull(brands.deletedAt),
        eq(brands.sample, false),
        eq(brands.weeklyBatchEnabled, true),
      ),
    )
  return row?.count ?? 0
}
