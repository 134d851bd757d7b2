import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { referralChannels, referralClicks, referrals } from '#db/tables/index.ts'

export type ChannelRow = typeof referralChannels.$inferSelect

const mine = (accountId: string) => and(eq(referralChannels.accountId, accountId), isNull(referralChannels.deletedAt))

/** In the order in which they were made. */
export const listChannelRows = ({ db, accountId }: Owned): Promise<ChannelRow[]> =>
  db.select().from(referralChannels).where(mine(accountId)).orderBy(asc(referralChannels.createdAt))

export const channelByVia = async ({ db, accountId }: Owned, via: string): Promise<ChannelRow | undefined> =>
  (
    await db
      .select()
      .from(referralChannels)
      .where(and(mine(accountId), eq(referralChannels.via, via)))
  )[0]

/** What stands in an account's links, those of deleted channels too: old links still say where they were shared. */
export const takenVias = async ({ db, accountId }: Owned): Promise<Set<string>> => {
  const rows = await db
    .select({ via: referralChannels.via })
    .from(referralChannels)
    .where(eq(referralChannels.accountId, accountId))
  return new Set(rows.map(({ via }) => via))
}

export const insertChannel = async ({ db, accountId, now }: Owned, values: Pick<ChannelRow, 'name' | 'via'>) => {
  const [row] = await db
    .insert(referralChannels)
    .values({ ...values, accountId, createdAt: now() })
    .returning()
  if (!row) throw new Error('The channel was not inserted')
  return row
}

export const deleteChannelRow = async ({ db, accountId, now }: Owned, id: string) =>
  (
    await db
      .update(referralChannels)
      .set({ deletedAt: now() })
      .where(and(mine(accountId), eq(referralChannels.id, id)))
      .returning()
  )[0]

/** One that was deleted after this moment. */
export const deletedChannel = async ({ db, accountId }: Owned, id: string, deletedAfter: Date) =>
  (
    await db
      .select()
      .from(referralChannels)
      .where(
        and(
          eq(referralChannels.accountId, accountId),
          eq(referralChannels.id, id),
          gt(referralChannels.deletedAt, deletedAfter),
        ),
      )
  )[0]

export const restoreChannelRow = ({ db, accountId }: Owned, id: string) =>
  db
    .update(referralChannels)
    .set({ deletedAt: null })
    .where(and(eq(referralChannels.accountId, accountId), eq(referralChannels.id, id)))

export const addClick = ({ db, accountId, now }: Owned, via: string) =>
  db
    .insert(referralClicks)
    .values({ accountId, via, day: now().toISOString().slice(0, 10), clicks: 1 })
    .onConflictDoUpdate({
      target: [referralClicks.accountId, referralClicks.via, referralClicks.day],
      set: { clicks: sql`${referralClicks.clicks} + 1` },
    })

export const clicksByVia = ({ db, accountId }: Owned) =>
  db
    .select({ via: referralClicks.via, clicks: sql<number>`sum(${referralClicks.clicks})::int` })
    .from(referralClicks)
    .where(eq(referralClicks.accountId, accountId))
    .groupBy(referralClicks.via)

export const signupsByVia = ({ db, accountId }: Owned) =>
  db
    .select({ via: referrals.via, signups: count(referrals.earnedAt), paid: count(referrals.paidAt) })
    .from(referrals)
    .where(eq(referrals.accountId, accountId))
    .groupBy(referrals.via)
