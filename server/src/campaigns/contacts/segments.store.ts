import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { segments } from '#db/tables/index.ts'

export type SegmentRow = typeof segments.$inferSelect
type Values = Pick<SegmentRow, 'name' | 'filter'>

const mine = (accountId: string) => and(eq(segments.accountId, accountId), isNull(segments.deletedAt))

/** By name. */
export const listSegmentRows = ({ db, accountId }: Owned): Promise<SegmentRow[]> =>
  db
    .select()
    .from(segments)
    .where(mine(accountId))
    .orderBy(asc(sql`lower(${segments.name})`))

export const findSegmentRow = async ({ db, accountId }: Owned, id: string): Promise<SegmentRow | undefined> =>
  (
    await db
      .select()
      .from(segments)
      .where(and(mine(accountId), eq(segments.id, id)))
  )[0]

/** Deleted ones too, as long as they can be brought back. */
export const segmentRowsOf = async ({ db, accountId }: Owned, ids: string[]): Promise<SegmentRow[]> =>
  ids.length === 0
    ? []
    : await db
        .select()
        .from(segments)
        .where(and(eq(segments.accountId, accountId), inArray(segments.id, ids)))

export const countSegments = async ({ db, accountId }: Owned): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(segments).where(mine(accountId))
  return row?.count ?? 0
}

export const isNameTaken = async ({ db, accountId }: Owned, name: string, exceptId?: string): Promise<boolean> => {
  const rows = await db
    .select({ id: segments.id })
    .from(segments)
    .where(
      and(
        mine(accountId),
        sql`lower(${segments.name}) = lower(${name})`,
        exceptId ? ne(segments.id, exceptId) : undefined,
      ),
    )
  return rows.length > 0
}

export const insertSegment = async ({ db, accountId, now }: Owned, values: Values): Promise<SegmentRow> => {
  const [row] = await db
    .insert(segments)
    .values({ ...values, accountId, createdAt: now() })
    .returning()
  if (!row) throw new Error('The segment was not inserted')
  return row
}

export const updateSegmentRow = async ({ db, accountId }: Owned, id: string, patch: Partial<Values>) =>
  (
    await db
      .update(segments)
      .set(patch)
      .where(and(mine(accountId), eq(segments.id, id)))
      .returning()
  )[0]

export const deleteSegmentRow = async ({ db, accountId, now }: Owned, id: string) =>
  (
    await db
      .update(segments)
      .set({ deletedAt: now() })
      .where(and(mine(accountId), eq(segments.id, id)))
      .returning()
  )[0]

/** One that was deleted after this moment. */
export const deletedSegment = async ({ db, accountId }: Owned, id: string, deletedAfter: Date) =>
  (
    await db
      .select()
      .from(segments)
      .where(and(eq(segments.accountId, accountId), eq(segments.id, id), gt(segments.deletedAt, deletedAfter)))
  )[0]

export const restoreSegmentRow = ({ db, accountId }: Owned, id: string) =>
  db
    .update(segments)
    .set({ deletedAt: null })
    .where(and(eq(segments.accountId, accountId), eq(segments.id, id)))

/** Deletes what can no longer be brought back; a draft that names one still knows what it was called. */
export const purgeSegments = ({ db }: Pick<Ctx, 'db'>, deletedBefore: Date) =>
  db.delete(segments).where(and(isNotNull(segments.deletedAt), lt(segments.deletedAt, deletedBefore)))
