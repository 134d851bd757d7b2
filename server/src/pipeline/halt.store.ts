import type { VideoStatus } from '@octavo/contract/video'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { batches, videos } from '#db/tables/index.ts'

type VideoRow = typeof videos.$inferSelect

/** Closes all of the account's videos that are in one of these statuses, in one statement. */
export const haltAllVideos = (
  { db, accountId }: Owned,
  from: readonly VideoStatus[],
  problem: string,
): Promise<VideoRow[]> =>
  db
    .update(videos)
    .set({ status: 'halted', problem })
    .where(and(eq(videos.accountId, accountId), inArray(videos.status, from)))
    .returning()

/** Ends all of the account's batches that are not finished. */
export const haltAllBatches = async ({ db, accountId, now }: Owned): Promise<string[]> =>
  (
    await db
      .update(batches)
      .set({ haltedAt: now(), finishedAt: now() })
      .where(and(eq(batches.accountId, accountId), isNull(batches.finishedAt)))
      .returning({ id: batches.id })
  ).map(({ id }) => id)

/** The account's videos that are closed with this word, the oldest first. */
export const haltedBecause = async ({ db, accountId }: Owned, problem: string): Promise<string[]> =>
  (
    await db
      .select({ id: videos.id })
      .from(videos)
      .where(
        and(
          eq(videos.accountId, accountId),
          eq(videos.status, 'halted'),
          eq(videos.problem, problem),
          isNull(videos.deletedAt),
        ),
      )
      .orderBy(videos.createdAt, videos.number)
  ).map(({ id }) => id)
