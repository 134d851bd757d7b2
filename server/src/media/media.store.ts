import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { media } from '#db/tables/index.ts'

export type MediaRow = typeof media.$inferSelect
type NewMedia = Omit<typeof media.$inferInsert, 'accountId'>

const mine = ({ accountId }: Owned, id: string) => and(eq(media.id, id), eq(media.accountId, accountId))

export const listMedia = ({ db, accountId }: Owned): Promise<MediaRow[]> =>
  db
    .select()
    .from(media)
    .where(and(eq(media.accountId, accountId), isNull(media.deletedAt)))
    .orderBy(desc(media.createdAt), asc(media.id))

export const findMedia = async (ctx: Owned, id: string): Promise<MediaRow | undefined> =>
  (
    await ctx.db
      .select()
      .from(media)
      .where(and(mine(ctx, id), isNull(media.deletedAt)))
  )[0]

/** Those of these that are pictures or clips in the account's media library. */
export const visibleAmong = ({ db, accountId }: Owned, ids: string[]) =>
  db
    .select({ id: media.id })
    .from(media)
    .where(
      and(inArray(media.id, ids), eq(media.accountId, accountId), ne(media.kind, 'music'), isNull(media.deletedAt)),
    )

/** Also what was deleted: an upload that became of it stays finished. */
export const findMediaEver = async (ctx: Owned, id: string): Promise<MediaRow | undefined> =>
  (await ctx.db.select().from(media).where(mine(ctx, id)))[0]

export const insertMedia = ({ db, accountId, now }: Owned, values: NewMedia) =>
  db
    .insert(media)
    .values({ ...values, accountId, createdAt: now() })
    .onConflictDoNothing()

export const renameRow = async (ctx: Owned, id: string, name: string): Promise<MediaRow | undefined> =>
  (
    await ctx.db
      .update(media)
      .set({ name })
      .where(and(mine(ctx, id), isNull(media.deletedAt)))
      .returning()
  )[0]

export const deleteRow = async (ctx: Owned, id: string): Promise<MediaRow | undefined> =>
  (
    await ctx.db
      .update(media)
      .set({ deletedAt: ctx.now() })
      .where(and(mine(ctx, id), isNull(media.deletedAt)))
      .returning()
  )[0]

export const restoreRow = async (ctx: Owned, id: string, deletedAfter: Date): Promise<MediaRow | undefined> =>
  (
    await ctx.db
      .update(media)
      .set({ deletedAt: null })
      .where(and(mine(ctx, id), gt(media.deletedAt, deletedAfter)))
      .returning()
  )[0]

/** Files and bytes in the account's media library. */
export async function usedRoom({ db, accountId }: Owned): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::float8` })
    .from(media)
    .where(and(eq(media.accountId, accountId), isNull(media.deletedAt)))
  return row ?? { files: 0, bytes: 0 }
}

/** What the account has deleted, the newest first. */
export const deletedMedia = ({ db, accountId }: Owned): Promise<MediaRow[]> =>
  db
    .select()
    .from(media)
    .where(and(eq(media.accountId, accountId), isNotNull(media.deletedAt)))
    .orderBy(desc(media.deletedAt))

/** All accounts' media that were deleted before then. */
export const deletedBefore = ({ db }: Pick<Ctx, 'db'>, before: Date): Promise<MediaRow[]> =>
  db.select().from(media).where(lt(media.deletedAt, before))

export const forgetRow = ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>, id: string) =>
  db.delete(media).where(and(eq(media.id, id), eq(media.accountId, accountId), isNotNull(media.deletedAt)))
