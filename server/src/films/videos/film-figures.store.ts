/** What is counted of an account's films, here and nowhere else: its own, without those that were deleted and without samples. */
import { IN_THE_MAKING, MADE, type VideoStatus } from '@octavo/contract/video'
import { and, count, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { scripts, videos } from '#db/tables/index.ts'

const own = ({ accountId }: Owned): SQL | undefined =>
  and(eq(videos.accountId, accountId), isNull(videos.deletedAt), eq(videos.sample, false))

const isOneOf = (statuses: readonly VideoStatus[]): SQL => inArray(videos.status, [...statuses])
const countWhere = (condition: SQL | undefined): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`

/** Finished films, those that are out, and the mean of the finished ones' predicted scores (0 to 100; null without any). */
export async function videoCounts(
  ctx: Owned,
): Promise<{ finished: number; published: number; viralAverage: number | null }> {
  const isMade = isOneOf(MADE)
  const [row] = await ctx.db
    .select({
      finished: countWhere(isMade),
      published: countWhere(sql`${videos.publishedAt} is not null`),
      viralAverage: sql<number | null>`round(avg(${scripts.viralScore}) filter (where ${isMade}))::int`,
    })
    .from(videos)
    .leftJoin(scripts, eq(scripts.id, videos.scriptId))
    .where(own(ctx))
  return row ?? { finished: 0, published: 0, viralAverage: null }
}

/** What the dashboards say of a day and of a week: `day` and `week` are when they began. */
export async function videoFigures(ctx: Owned, since: { day: Date; week: Date }) {
  const ofDay = gte(videos.createdAt, since.day)
  const [row] = await ctx.db
    .select({
      made: countWhere(gte(videos.readyAt, since.day)),
      inTheMaking: countWhere(isOneOf(IN_THE_MAKING)),
      waitingForReview: countWhere(isOneOf(['review'])),
      waitingForApproval: countWhere(isOneOf(['approval'])),
      failed: countWhere(and(isOneOf(['failed']), ofDay)),
      activeBrands: sql<number>`(count(distinct ${videos.brandId}) filter (where ${gte(videos.createdAt, since.week)}))::int`,
    })
    .from(videos)
    .where(own(ctx))
  return row ?? { made: 0, inTheMaking: 0, waitingForReview: 0, waitingForApproval: 0, failed: 0, activeBrands: 0 }
}

/** Films that are being made or wait for their turn. */
export async function countInTheMaking(ctx: Owned): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(videos)
    .where(and(own(ctx), isOneOf(IN_THE_MAKING)))
  return row?.count ?? 0
}
