import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { creditEntries } from '#db/tables/index.ts'

export type NewEntry = Omit<typeof creditEntries.$inferInsert, 'accountId' | 'id'>

/** False when an entry of this key was there already. */
export const insertEntry = async ({ db, accountId }: Owned, entry: NewEntry): Promise<boolean> => {
  const rows = await db
    .insert(creditEntries)
    .values({ ...entry, accountId })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id })
  return rows.length > 0
}

export const insertEntries = async ({ db, accountId }: Owned, entries: NewEntry[]): Promise<void> => {
  if (entries.length === 0) return
  await db
    .insert(creditEntries)
    .values(entries.map((entry) => ({ ...entry, accountId })))
    .onConflictDoNothing()
}

/** Locks the spends until the transaction ends, in one order, so that whoever gives back of them goes one at a time. */
export const lockSpends = ({ db, accountId }: Owned, spends: string[]) =>
  db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.accountId, accountId),
        inArray(creditEntries.spend, spends),
        eq(creditEntries.kind, 'spend'),
      ),
    )
    .orderBy(asc(creditEntries.key))
    .for('update')

/** What these spends took from which pot, and what came back of them. */
export const entriesOfSpends = ({ db, accountId }: Owned, spends: string[]) =>
  db
    .select({
      spend: sql<string>`${creditEntries.spend}`,
      key: creditEntries.key,
      pot: creditEntries.pot,
      amount: creditEntries.amount,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), inArray(creditEntries.spend, spends)))

/** What is in each pot, what was used of it, and whether the month's grant is. */
export const sumOfPots = ({ db, accountId }: Owned, pots: string[]) =>
  db
    .select({
      pot: creditEntries.pot,
      total: sql<number>`sum(${creditEntries.amount})::int`,
      granted: sql<boolean>`bool_or(${creditEntries.kind} = 'grant')`,
      used: sql<number>`coalesce(-sum(${creditEntries.amount}) filter (where ${creditEntries.kind} in ('spend', 'refund')), 0)::int`,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), inArray(creditEntries.pot, pots)))
    .groupBy(creditEntries.pot)

/** Credits that were granted for a month. */
export async function grantedIn({ db, accountId }: Owned, pot: string): Promise<number> {
  const [row] = await db
    .select({ granted: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), eq(creditEntries.pot, pot), eq(creditEntries.kind, 'grant')))
  return row?.granted ?? 0
}
