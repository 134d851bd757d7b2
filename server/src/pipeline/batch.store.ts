import { IN_THE_MAKING, UNFINISHED, UNWRITTEN } from '@octavo/contract/video'
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { batches, videos } from '#db/tables/index.ts'
import { announce } from '#events.ts'
import type { FilmInput } from './run.ts'

/** The batch's videos that have no script yet, in the order in which they are made: the long film first (`l` before `s`), so that no core waits for it at the end. */
export const batchVideos = async ({ db }: Pick<Ctx, 'db'>, batchId: string): Promise<FilmInput[]> =>
  db
    .select({ videoId: videos.id, attempt: videos.attempt })
    .from(videos)
    .where(and(eq(videos.batchId, batchId), isNull(videos.scriptId), inArray(videos.status, UNWRITTEN)))
    .orderBy(asc(videos.format), asc(videos.number))

/** What is at work or waits for it: batches whose scripts are not all written, and films whose script is there. */
export async function orderedWork({ db }: Pick<Ctx, 'db'>) {
  const rows = await db
    .select({ id: videos.id, attempt: videos.attempt, batchId: videos.batchId, scriptId: videos.scriptId })
    .from(videos)
    .where(inArray(videos.status, IN_THE_MAKING))
  const unwritten = rows.flatMap((row) => (row.scriptId === null && row.batchId !== null ? [row.batchId] : []))
  return { batches: [...new Set(unwritten)], films: rows.filter((row) => row.scriptId !== null) }
}

/** Notes when the last of a batch's videos has settled. */
export async function finishBatch(ctx: Owned, batchId: string): Promise<void> {
  const unsettled = ctx.db
    .select({ one: sql`1` })
    .from(videos)
    .where(and(eq(videos.batchId, batchId), inArray(videos.status, UNFINISHED)))
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
  await announce(ctx, { type: 'batch', id: batchId })
}

/** One of its videos is made again. */
export async function reopenBatch(ctx: Owned, batchId: string): Promise<void> {
  await ctx.db
    .update(batches)
    .set({ finishedAt: null })
    .where(and(eq(batches.id, batchId), eq(batches.accountId, ctx.accountId)))
  await announce(ctx, { type: 'batch', id: batchId })
}

export const markHalted = ({ db, accountId, now }: Owned, batchId: string) =>
  db
    .update(batches)
    .set({ haltedAt: now() })
    .where(and(eq(batches.id, batchId), eq(batches.accountId, accountId), isNull(batches.finishedAt)))
