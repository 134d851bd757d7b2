import { UNFINISHED } from '@octavo/contract/video'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { media, videos } from '#db/tables/index.ts'

/** Films of one week choose one after the other. */
export const lockWeek = async ({ db }: Owned, batchId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pictures of ${batchId}`}, 0))`)
}

/** The other films of a week, with what each shows of the brand's pictures; null where that is not settled. */
export const othersOfWeek = async ({ db, accountId }: Owned, { batchId, id }: { batchId: string; id: string }) =>
  (
    await db
      .select({ shown: videos.brandPictures, status: videos.status, own: videos.pictures })
      .from(videos)
      .where(
        and(eq(videos.batchId, batchId), eq(videos.accountId, accountId), ne(videos.id, id), isNull(videos.deletedAt)),
      )
  ).map(({ shown, status, own }) => ({ shown, waits: shown === null && own === null && UNFINISHED.includes(status) }))

/** What the account's pictures and clips are called, by their ids; those that are gone are not among them. */
export const namesOfMedia = async ({ db, accountId }: Owned, ids: string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: media.id, name: media.name })
    .from(media)
    .where(and(eq(media.accountId, accountId), inArray(media.id, ids), isNull(media.deletedAt)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
