import type { PictureCredit } from '@octavo/contract/picture'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { media, pictureSources, recordings } from '#db/tables/index.ts'

export type MediaRow = typeof media.$inferSelect
export type MediaShown = MediaRow & { credit?: PictureCredit | null }
type NewMedia = Omit<typeof media.$inferInsert, 'accountId'>

const mine = ({ accountId }: Owned, id: string) => and(eq(media.id, id), eq(media.accountId, accountId))

const credit = sql<PictureCredit | null>`(
  select json_build_object('source', ${pictureSources.source}, 'author', ${pictureSources.author}, 'page', ${pictureSources.page}, 'license', ${pictureSources.license})
  from ${pictureSources} where ${pictureSources.mediaId} = ${media.id} and ${pictureSources.accountId} = ${media.accountId})`

const shown = async (ctx: Owned, also?: SQL): Promise<MediaShown[]> =>
  (
    await ctx.db
      .select({ row: media, credit })
      .from(media)
      .where(and(eq(media.accountId, ctx.accountId), isNull(media.deletedAt), also))
      .orderBy(desc(media.createdAt), asc(media.id))
  ).map(({ row, credit: its }) => ({ ...row, credit: its }))

/** With whose each is that the account has not brought itself. */
export const listMedia = (ctx: Owned): Promise<MediaShown[]> => shown(ctx)

export const findShown = async (ctx: Owned, id: string): Promise<MediaShown | undefined> =>
  (await shown(ctx, eq(media.id, id)))[0]

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

/** Bytes of what the account has read for its films. */
export async function recordedBytes({ db, accountId }: Owned): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${recordings.bytes}), 0)::float8` })
    .from(recordings)
    .where(eq(recordings.accountId, accountId))
  return row?.bytes ?? 0
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
