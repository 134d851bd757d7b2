import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { prepared } from '#db/prepared.ts'
import { brands } from '#db/tables/index.ts'

export type BrandRow = typeof brands.$inferSelect
export type BrandValues = Omit<typeof brands.$inferInsert, 'id' | 'accountId'>

const ofAccount = prepared((db) =>
  db
    .select()
    .from(brands)
    .where(and(eq(brands.accountId, sql.placeholder('accountId')), isNull(brands.deletedAt)))
    .orderBy(asc(brands.createdAt))
    .prepare('brands_of_account'),
)

export const listBrands = ({ db, accountId }: Owned) => ofAccount(db).execute({ accountId })

export const findBrand = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(brands)
      .where(and(eq(brands.id, id), eq(brands.accountId, accountId), isNull(brands.deletedAt)))
  )[0]

/** Until the transaction ends nobody else changes it. */
export const lockBrand = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(brands)
      .where(and(eq(brands.id, id), eq(brands.accountId, accountId), isNull(brands.deletedAt)))
      .for('no key update')
  )[0]

/** Also brands that were deleted: a film keeps the look it was made with. */
export const findBrandEver = async ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>, id: string) =>
  (
    await db
      .select()
      .from(brands)
      .where(and(eq(brands.id, id), eq(brands.accountId, accountId)))
  )[0]

/** Samples do not count towards the plan's limit. */
export const countBrands = async ({ db, accountId }: Owned): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(brands)
    .where(and(eq(brands.accountId, accountId), isNull(brands.deletedAt), eq(brands.sample, false)))
  return row?.count ?? 0
}

export const insertBrand = async ({ db, accountId }: Owned, values: BrandValues) =>
  (
    await db
      .insert(brands)
      .values({ ...values, accountId })
      .returning()
  )[0] as BrandRow

export const updateBrandRow = async ({ db, accountId, now }: Owned, id: string, values: Partial<BrandValues>) =>
  (
    await db
      .update(brands)
      .set({ ...values, updatedAt: now() })
      .where(and(eq(brands.id, id), eq(brands.accountId, accountId), isNull(brands.deletedAt)))
      .returning()
  )[0]

export const deleteBrandRow = async ({ db, accountId, now }: Owned, id: string) =>
  (
    await db
      .update(brands)
      .set({ deletedAt: now() })
      .where(and(eq(brands.id, id), eq(brands.accountId, accountId), isNull(brands.deletedAt)))
      .returning({ id: brands.id })
  )[0]

export const restoreBrandRow = async ({ db, accountId }: Owned, id: string, deletedAfter: Date) =>
  (
    await db
      .update(brands)
      .set({ deletedAt: null })
      .where(and(eq(brands.id, id), eq(brands.accountId, accountId), gt(brands.deletedAt, deletedAfter)))
      .returning()
  )[0]

/** Those of the sample workspace, deleted ones too. */
export const sampleBrands = ({ db, accountId }: Owned): Promise<BrandRow[]> =>
  db
    .select()
    .from(brands)
    .where(and(eq(brands.accountId, accountId), eq(brands.sample, true)))
    .orderBy(asc(brands.createdAt), asc(brands.id))

/** For good. */
export const dropSampleBrands = ({ db, accountId }: Owned) =>
  db.delete(brands).where(and(eq(brands.accountId, accountId), eq(brands.sample, true)))
