import { and, asc, eq, gt, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { accounts, paymentEvents, subscriptions, trialReminders } from '#db/tables/index.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** False when the event was handled already. */
export const insertEvent = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  event: { id: string; type: string; outcome: string },
): Promise<boolean> =>
  (
    await db
      .insert(paymentEvents)
      .values({ ...event, at: now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
  ).length === 1

export const noteOutcome = ({ db }: Pick<Ctx, 'db'>, id: string, outcome: string) =>
  db.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.id, id))

/** The subscription, locked until the transaction ends. */
export const lockSubscription = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update'))[0]

export const insertSubscription = async ({ db }: Pick<Ctx, 'db'>, values: typeof subscriptions.$inferInsert) =>
  (await db.insert(subscriptions).values(values).onConflictDoNothing().returning())[0]

export const updateSubscription = async ({ db }: Pick<Ctx, 'db'>, id: string, values: Partial<SubscriptionRow>) =>
  (await db.update(subscriptions).set(values).where(eq(subscriptions.id, id)).returning())[0] as SubscriptionRow

export const subscriptionsOf = ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))

/** What was paid for with this address before it had an account. */
export const unclaimedOf = ({ db }: Pick<Ctx, 'db'>, email: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.accountId), eq(sql`lower(${subscriptions.email})`, email.toLowerCase())))
    .for('update')

const ONE_PAYMENT = sql`${subscriptions.id} like 'cs\\_%'`

/** Subscriptions whose paid time is over and about which no report will come: the test checkout's, and single payments. */
export const overdue = ({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.status, 'ended'),
        isNotNull(subscriptions.accountId),
        lt(subscriptions.paidUntil, now()),
        or(eq(subscriptions.provider, 'test'), ONE_PAYMENT),
      ),
    )

/** Accounts whose trial ends within so many hours and who have not been told. */
export const trialsToRemind = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  within: { hours: '48' | '24'; from: Date; to: Date },
) =>
  db
    .select({ id: accounts.id, email: accounts.email, firstName: accounts.firstName, endsAt: accounts.trialEndsAt })
    .from(accounts)
    .where(
      and(
        eq(accounts.plan, 'starter'),
        gt(accounts.trialEndsAt, now()),
        gt(accounts.trialEndsAt, within.from),
        lte(accounts.trialEndsAt, within.to),
        notExists(
          db
            .select({ one: sql`1` })
            .from(trialReminders)
            .where(and(eq(trialReminders.accountId, accounts.id), eq(trialReminders.hours, within.hours))),
        ),
      ),
    )
    .orderBy(asc(accounts.trialEndsAt), asc(accounts.id))

export const insertReminder = ({ db, now }: Pick<Ctx, 'db' | 'now'>, accountId: string, hours: '48' | '24') =>
  db.insert(trialReminders).values({ accountId, hours, sentAt: now() }).onConflictDoNothing()
