import { and, count, desc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { accounts, campaigns, referrals, sends } from '#db/tables/index.ts'

export const accountByCode = async ({ db }: Pick<Ctx, 'db'>, code: string) =>
  (await db.select().from(accounts).where(eq(accounts.referralCode, code)))[0]

/** Keeps who brought the account; its first referrer stays. */
export const insertReferral = (
  { db, accountId, now }: Pick<Owned, 'db' | 'accountId' | 'now'>,
  referredId: string,
  via: string,
) => db.insert(referrals).values({ accountId, referredId, via, createdAt: now() }).onConflictDoNothing()

/** Notes that the sign-up of somebody who was referred counts from now on; answers whose referral that is, once. */
export const markEarned = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  referredId: string,
): Promise<string | undefined> =>
  (
    await db
      .update(referrals)
      .set({ earnedAt: now() })
      .where(and(eq(referrals.referredId, referredId), isNull(referrals.earnedAt)))
      .returning({ accountId: referrals.accountId })
  )[0]?.accountId

/** Notes that somebody who was referred has paid for the first time; answers whose referral that was. */
export const markPaid = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, referredId: string): Promise<string | undefined> =>
  (
    await db
      .update(referrals)
      .set({ paidAt: now() })
      .where(and(eq(referrals.referredId, referredId), isNull(referrals.paidAt)))
      .returning({ accountId: referrals.accountId })
  )[0]?.accountId

/** Sign-ups that count, those among them that pay, and those whose address waits to be confirmed. */
export async function countReferrals({
  db,
  accountId,
}: Owned): Promise<{ total: number; paid: number; waiting: number }> {
  const [row] = await db
    .select({
      total: count(referrals.earnedAt),
      paid: count(referrals.paidAt),
      waiting: sql<number>`(count(${referrals.referredId}) filter (where ${referrals.earnedAt} is null))::int`,
    })
    .from(referrals)
    .where(eq(referrals.accountId, accountId))
  return row ?? { total: 0, paid: 0, waiting: 0 }
}

export const latestReferrals = ({ db, accountId }: Owned, most: number) =>
  db
    .select({ createdAt: referrals.createdAt, earnedAt: referrals.earnedAt, paidAt: referrals.paidAt })
    .from(referrals)
    .where(and(eq(referrals.accountId, accountId), or(isNotNull(referrals.earnedAt), isNotNull(referrals.referredId))))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(most)

/** People who got a message that carries the referral link, each once. */
export async function countInvited({ db, accountId }: Owned): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(distinct coalesce(${sends.contactId}::text, ${sends.address}))::int` })
    .from(sends)
    .innerJoin(campaigns, eq(campaigns.id, sends.campaignId))
    .where(
      and(
        eq(sends.accountId, accountId),
        eq(sends.test, false),
        eq(campaigns.kind, 'campaign'),
        isNotNull(sends.sentAt),
        // What stands in the outbox, or came back, has invited nobody.
        notInArray(sends.status, ['kept', 'bounced']),
      ),
    )
  return row?.people ?? 0
}
