import type { Overlays, Shape } from '@octavo/contract/rendition'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { renditions } from '#db/tables/index.ts'

export type RenditionRow = typeof renditions.$inferSelect
export type RenditionOrder = { id: string; run: number }
type Wanted = { videoId: string; shape: Shape; overlays: Overlays }

const OPEN = ['queued', 'making'] as const

const is = ({ accountId }: Owned, { videoId, shape, overlays }: Wanted) =>
  and(
    eq(renditions.accountId, accountId),
    eq(renditions.videoId, videoId),
    eq(renditions.shape, shape),
    eq(renditions.overlays, overlays),
  )

export const findRendition = async (ctx: Owned, wanted: Wanted): Promise<RenditionRow | undefined> =>
  (await ctx.db.select().from(renditions).where(is(ctx, wanted)))[0]

export const ownRendition = async ({ db, accountId }: Owned, id: string): Promise<RenditionRow | undefined> =>
  (
    await db
      .select()
      .from(renditions)
      .where(and(eq(renditions.id, id), eq(renditions.accountId, accountId)))
  )[0]

/** For the work, which knows an id and asks whose it is. */
export const renditionById = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<RenditionRow | undefined> =>
  (await db.select().from(renditions).where(eq(renditions.id, id)))[0]

export const renditionsOf = ({ db, accountId }: Owned, videoId: string): Promise<RenditionRow[]> =>
  db
    .select()
    .from(renditions)
    .where(and(eq(renditions.videoId, videoId), eq(renditions.accountId, accountId)))
    .orderBy(asc(renditions.createdAt))

/** Orders one, or orders it again; the file that is there stays until another takes its place. */
export const putRendition = async ({ db, accountId, now }: Owned, wanted: Wanted): Promise<RenditionRow> =>
  (
    await db
      .insert(renditions)
      .values({ ...wanted, accountId, createdAt: now() })
      .onConflictDoUpdate({
        target: [renditions.videoId, renditions.shape, renditions.overlays],
        set: { status: 'queued', progress: 0, problem: null, run: sql`${renditions.run} + 1` },
      })
      .returning()
  )[0] as RenditionRow

/** Changes what an order is still open for; nothing when it was ended or ordered again meanwhile. */
export const changeRendition = async (
  { db }: Pick<Ctx, 'db'>,
  { id, run }: RenditionOrder,
  values: Partial<Pick<RenditionRow, 'status' | 'progress' | 'problem' | 'revision' | 'sizeBytes'>>,
): Promise<RenditionRow | undefined> =>
  (
    await db
      .update(renditions)
      .set(values)
      .where(and(eq(renditions.id, id), eq(renditions.run, run), inArray(renditions.status, [...OPEN])))
      .returning()
  )[0]

/** Closes all open ones of the account. */
export const cancelRenditionRows = ({ db, accountId }: Owned, problem: string): Promise<RenditionRow[]> =>
  db
    .update(renditions)
    .set({ status: 'failed', problem })
    .where(and(eq(renditions.accountId, accountId), inArray(renditions.status, [...OPEN])))
    .returning()

export const openRenditions = ({ db }: Pick<Ctx, 'db'>): Promise<RenditionRow[]> =>
  db
    .select()
    .from(renditions)
    .where(inArray(renditions.status, [...OPEN]))
