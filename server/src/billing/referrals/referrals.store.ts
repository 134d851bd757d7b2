import { and, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { accounts, campaigns, referrals, sends, subscriptions } from '#db/tables/index.ts'

export const accountByCode = async ({ db }: Pick<Ctx, 'db'>, code: string) =>
  (await db.select().from(accounts).where(eq(accounts.referralCode, code)))[0]

/** False when the account has a referrer already. */
export const insertReferral = async (
  { db, accountId, now }: Pick<Owned, 'db' | 'accountId' | 'now'>,
  referredId: string,
): Promise<boolean> =>
  (
    await db
      .insert(referrals)
      .values({ accountId, referredId, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: referrals.id })
  ).length === 1

/** Notes that somebody who was referred has paid for the first time; answers whose referral that was. */
export const markPaid = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, referredId: string): Promise<string | undefined> =>
  (
    await db
      .update(referrals)
      .set({ paidAt: now() })
      .where(and(eq(referrals.referredId, referredId), isNull(referrals.paidAt)))
      .returning({ accountId: referrals.accountId })
  )[0]?.accountId

export async function countReferrals({ db, accountId }: Owned): Promise<{ total: number; paid: number }> {
  const [row] = await db
    .select({ total: count(), paid: count(referrals.paidAt) })
    .from(referrals)
    .where(eq(referrals.accountId, accountId))
  return row ?? { total: 0, paid: 0 }
}

export const latestReferrals = ({ db, accountId }: Owned, most: number) =>
  db
    .select({ createdAt: referrals.createdAt, paidAt: referrals.paidAt })
    .from(referrals)
    .where(eq(referrals.accountId, accountId))
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
        ne(sends.status, 'bounced'),
      ),
    )
  return row?.people ?? 0
}

/** What the people whom the account referred pay for now. */
export const referredSubscriptions = ({ db, accountId }: Owned) =>
  db
    .select({ plan: subscriptions.plan, period: subscriptions.period })
    .from(referrals)
    .innerJoin(subscriptions, eq(subscriptions.accountId, referrals.referredId))
    .where(and(eq(referrals.accountId, accountId), ne(subscriptions.status, 'ended')))
