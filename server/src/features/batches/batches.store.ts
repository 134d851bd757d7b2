import { and, desc, eq } from 'drizzle-orm'
import type { Owned } from '#context.ts'
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
  { db, accountId }: Owned,
  values: { brandId: string; requestId: string; seed: number },
) =>
  (
    await db
      .insert(batches)
      .values({ ...values, accountId })
      .returning({ id: batches.id })
  )[0] as { id: string }
