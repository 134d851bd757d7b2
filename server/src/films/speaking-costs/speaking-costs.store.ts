import { and, eq, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { speakingCosts } from '#db/tables/index.ts'

type Cost = { characters: number; microdollars: number }
type Account = Pick<Owned, 'db' | 'accountId'>

/** Adds to a day what it still has room for, in one statement: two at once never both take what is left. */
export async function addWithin(
  { db, accountId }: Account,
  day: string,
  cost: Cost,
  { unit, most }: { unit: keyof Cost; most: number },
): Promise<boolean> {
  if (cost[unit] > most) return false
  const rows = await db
    .insert(speakingCosts)
    .values({ accountId, day, ...cost })
    .onConflictDoUpdate({
      target: [speakingCosts.accountId, speakingCosts.day],
      set: {
        characters: sql`${speakingCosts.characters} + ${cost.characters}`,
        microdollars: sql`${speakingCosts.microdollars} + ${cost.microdollars}`,
      },
      setWhere: sql`${speakingCosts[unit]} + ${cost[unit]} <= ${most}`,
    })
    .returning({ day: speakingCosts.day })
  return rows.length > 0
}

/** What was not spoken costs nothing. */
export async function giveBack({ db, accountId }: Account, day: string, cost: Cost): Promise<void> {
  await db
    .update(speakingCosts)
    .set({
      characters: sql`${speakingCosts.characters} - ${cost.characters}`,
      microdollars: sql`${speakingCosts.microdollars} - ${cost.microdollars}`,
    })
    .where(and(eq(speakingCosts.accountId, accountId), eq(speakingCosts.day, day)))
}

export type CostsCtx = Pick<Ctx, 'db' | 'now'>
