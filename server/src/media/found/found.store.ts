import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { madePictures, media, pictureSources } from '#db/tables/index.ts'

export type SourceRow = typeof pictureSources.$inferSelect

export const insertSource = ({ db, accountId, now }: Owned, values: Omit<SourceRow, 'accountId' | 'takenAt'>) =>
  db
    .insert(pictureSources)
    .values({ ...values, accountId, takenAt: now() })
    .onConflictDoNothing()

/** Where these are from, of those that are not the owner's own; also of those that were deleted. */
export const sourcesOf = ({ db, accountId }: Owned, mediaIds: string[]): Promise<SourceRow[]> =>
  mediaIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(pictureSources)
        .where(and(eq(pictureSources.accountId, accountId), inArray(pictureSources.mediaId, mediaIds)))

/** Those of these that the media library holds. */
export const heldAmong = async ({ db, accountId }: Owned, mediaIds: string[]): Promise<string[]> => {
  if (mediaIds.length === 0) return []
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.accountId, accountId), inArray(media.id, mediaIds), isNull(media.deletedAt)))
  return rows.map(({ id }) => id)
}

type Book = Pick<Owned, 'db' | 'accountId'>

/** Counts one more while that is not more than so many, in one statement: two at once never both take the last one. */
export async function countWithin({ db, accountId }: Book, week: string, most: number): Promise<boolean> {
  if (most < 1) return false
  const rows = await db
    .insert(madePictures)
    .values({ accountId, week, count: 1 })
    .onConflictDoUpdate({
      target: [madePictures.accountId, madePictures.week],
      set: { count: sql`${madePictures.count} + 1` },
      setWhere: lt(madePictures.count, most),
    })
    .returning({ count: madePictures.count })
  return rows.length > 0
}

const ofWeek = (accountId: string, week: string) =>
  and(eq(madePictures.accountId, accountId), eq(madePictures.week, week))

export const countBack = ({ db, accountId }: Book, week: string) =>
  db
    .update(madePictures)
    .set({ count: sql`greatest(0, ${madePictures.count} - 1)` })
    .where(ofWeek(accountId, week))

export const madeIn = async ({ db, accountId }: Book, week: string): Promise<number> =>
  (await db.select().from(madePictures).where(ofWeek(accountId, week)))[0]?.count ?? 0

export type BookCtx = Pick<Ctx, 'db' | 'now'>
