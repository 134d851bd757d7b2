import { UNFINISHED, UNWRITTEN } from '@octavo/contract/video'
import { and, asc, desc, eq, exists, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { batches, brands, videos } from '#db/tables/index.ts'

import { notify } from '#live-changes.ts'

export type BatchRow = typeof batches.$inferSelect & { brandName: string }

const MOST_LISTED = 20

const shown = ({ db }: Owned) =>
  db.select({ batch: batches, brandName: brands.name }).from(batches).innerJoin(brands, eq(brands.id, batches.brandId))

export const listBatches = async (ctx: Owned): Promise<BatchRow[]> =>
  (
    await shown(ctx).where(eq(batches.accountId, ctx.accountId)).orderBy(desc(batches.createdAt)).limit(MOST_LISTED)
  ).map(({ batch, brandName }) => ({ ...batch, brandName }))

export const findBatch = async (ctx: Owned, id: string): Promise<BatchRow | undefined> => {
  const [row] = await shown(ctx).where(and(eq(batches.id, id), eq(batches.accountId, ctx.accountId)))
  return row && { ...row.batch, brandName: row.brandName }
}

export const findByRequest = async ({ db, accountId }: Owned, requestId: string) =>
  (
    await db
      .select({ id: batches.id, brandId: batches.brandId, finishedAt: batches.finishedAt })
      .from(batches)
      .where(and(eq(batches.accountId, accountId), eq(batches.requestId, requestId)))
  )[0]

export const insertBatch = async (
  { db, accountId, now }: Owned,
  values: { brandId: string; requestId: string; seed: number; reviewUntil: Date | null },
) =>
  (
    await db
      .insert(batches)
      .values({ ...values, accountId, createdAt: now() })
      .returning({ id: batches.id })
  )[0] as { id: string }

/** Whether the brand has a batch that was ordered since then. */
export async function batchSince({ db, accountId }: Owned, brandId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.accountId, accountId), eq(batches.brandId, brandId), gte(batches.createdAt, since)))
    .limit(1)
  return row !== undefined
}

/** All accounts' brands whose week orders itself. */
export const brandsOnAutomatic = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ brandId: brands.id, accountId: brands.accountId })
    .from(brands)
    .where(and(eq(brands.weeklyBatchEnabled, true), eq(brands.sample, false), isNull(brands.deletedAt)))

/** The batch's videos that have no script yet, in the order in which they are written: the long film (`l` before `s`) chooses first what it tells. */
export const unwrittenVideos = async (
  { db }: Pick<Ctx, 'db'>,
  batchId: string,
): Promise<{ videoId: string; attempt: number }[]> =>
  db
    .select({ videoId: videos.id, attempt: videos.attempt })
    .from(videos)
    .where(and(eq(videos.batchId, batchId), isNull(videos.scriptId), inArray(videos.status, [...UNWRITTEN])))
    .orderBy(asc(videos.format), asc(videos.number))

/** These videos in the order in which their films are made: what is due first comes first. */
export const inDueOrder = ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<string[]> =>
  db
    .select({ id: videos.id })
    .from(videos)
    .where(inArray(videos.id, [...ids]))
    .orderBy(asc(videos.scheduledFor), asc(videos.format), asc(videos.number))
    .then((rows) => rows.map(({ id }) => id))

/**
 * Notes when the last of a batch's videos has settled; in a transaction. Two that settle at one moment look one after the other: each would
 * see the other unfinished, and the batch would never end.
 */
export async function finishBatch(ctx: Owned, batchId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`batch ${batchId}`}, 0))`)
  const unsettled = ctx.db
    .select({ one: sql`1` })
    .from(videos)
    .where(and(eq(videos.batchId, batchId), inArray(videos.status, [...UNFINISHED])))
  await ctx.db
    .update(batches)
    .set({ finishedAt: ctx.now() })
    .where(
      and(
        eq(batches.id, batchId),
        eq(batches.accountId, ctx.accountId),
        isNull(batches.finishedAt),
        notExists(unsettled),
      ),
    )
  await notify(ctx, { type: 'batch', id: batchId })
}

/** One of its videos is made again. */
export async function reopenBatch(ctx: Owned, batchId: string): Promise<void> {
  await ctx.db
    .update(batches)
    .set({ finishedAt: null })
    .where(and(eq(batches.id, batchId), eq(batches.accountId, ctx.accountId)))
  await notify(ctx, { type: 'batch', id: batchId })
}

export const markCancelled = ({ db, accountId, now }: Owned, batchId: string) =>
  db
    .update(batches)
    .set({ haltedAt: now() })
    .where(and(eq(batches.id, batchId), eq(batches.accountId, accountId), isNull(batches.finishedAt)))

/** Cancels all of the account's unfinished batches. */
export const cancelBatchRows = async ({ db, accountId, now }: Owned): Promise<string[]> =>
  (
    await db
      .update(batches)
      .set({ haltedAt: now(), finishedAt: now() })
      .where(and(eq(batches.accountId, accountId), isNull(batches.finishedAt)))
      .returning({ id: batches.id })
  ).map(({ id }) => id)

/** Whether the account has a week that is done: nothing of it is still being made, and there is a film of it. */
export async function hasFinishedWeek({ db, accountId }: Owned): Promise<boolean> {
  const made = db
    .select({ one: sql`1` })
    .from(videos)
    .where(and(eq(videos.batchId, batches.id), isNotNull(videos.readyAt)))
  const done = await db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.accountId, accountId), isNotNull(batches.finishedAt), exists(made)))
    .limit(1)
  return done.length > 0
}
