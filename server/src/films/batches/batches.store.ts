import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { batches, brands } from '#db/tables/index.ts'

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
      .select({ id: batches.id, finishedAt: batches.finishedAt })
      .from(batches)
      .where(and(eq(batches.accountId, accountId), eq(batches.requestId, requestId)))
  )[0]

export const insertBatch = async (
  { db, accountId, now }: Owned,
  values: { brandId: string; requestId: string; seed: number },
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
