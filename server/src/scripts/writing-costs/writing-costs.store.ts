import { and, eq, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { writingCosts } from '#db/tables/index.ts'

type Cost = { tokens: number; microdollars: number }
export type BrandsDay = { brandId: string; day: string }

const whose = (accountId: string, { brandId, day }: BrandsDay) =>
  and(eq(writingCosts.accountId, accountId), eq(writingCosts.brandId, brandId), eq(writingCosts.day, day))

/** Adds to a day what it still has room for, in one statement: two at once never both take what is left. */
export async function addWithin(
  { db, accountId }: Pick<Owned, 'db' | 'accountId'>,
  { brandId, day }: BrandsDay,
  { tokens, microdollars }: Cost,
  { unit, most }: { unit: keyof Cost; most: number },
): Promise<boolean> {
  const adds = { tokens, microdollars }[unit]
  if (adds > most) return false
  const rows = await db
    .insert(writingCosts)
    .values({ accountId, brandId, day, tokens, microdollars })
    .onConflictDoUpdate({
      target: [writingCosts.accountId, writingCosts.brandId, writingCosts.day],
      set: {
        tokens: sql`${writingCosts.tokens} + ${tokens}`,
        microdollars: sql`${writingCosts.microdollars} + ${microdollars}`,
      },
      setWhere: sql`${writingCosts[unit]} + ${adds} <= ${most}`,
    })
    .returning({ day: writingCosts.day })
  return rows.length > 0
}

/** What was estimated gives way to what was used. */
export const correct = (
  { db, accountId }: Pick<Owned, 'db' | 'accountId'>,
  of: BrandsDay,
  { tokens, microdollars }: Cost,
) =>
  db
    .update(writingCosts)
    .set({
      tokens: sql`greatest(0, ${writingCosts.tokens} + ${tokens})`,
      microdollars: sql`greatest(0, ${writingCosts.microdollars} + ${microdollars})`,
    })
    .where(whose(accountId, of))

/** What a brand has spent on a day, or all brands of the account together. */
export async function spentOn({ db, accountId }: Owned, day: string, brandId?: string): Promise<Cost> {
  const [row] = await db
    .select({
      tokens: sql<number>`coalesce(sum(${writingCosts.tokens}), 0)`.mapWith(Number),
      microdollars: sql<number>`coalesce(sum(${writingCosts.microdollars}), 0)`.mapWith(Number),
    })
    .from(writingCosts)
    .where(
      and(
        eq(writingCosts.accountId, accountId),
        eq(writingCosts.day, day),
        brandId === undefined ? undefined : eq(writingCosts.brandId, brandId),
      ),
    )
  return row ?? { tokens: 0, microdollars: 0 }
}

export type CostsCtx = Pick<Ctx, 'db' | 'now'>
