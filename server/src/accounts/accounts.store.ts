import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { prepared } from '#db/prepared.ts'
import { accounts, addressConfirmations, attempts, passwordResets, sessions } from '#db/tables/index.ts'
import { DAY_MS, earlier } from '#time.ts'

export type NewAccount = typeof accounts.$inferInsert

/** The new account, or nothing when its address is taken. */
export const insertAccount = async ({ db }: Pick<Ctx, 'db'>, values: NewAccount) =>
  (await db.insert(accounts).values(values).onConflictDoNothing().returning())[0]

export const accountByEmail = async ({ db }: Pick<Ctx, 'db'>, email: string) =>
  (
    await db
      .select()
      .from(accounts)
      .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  )[0]

export const accountById = async ({ db }: Pick<Ctx, 'db'>, id: string) =>
  (await db.select().from(accounts).where(eq(accounts.id, id)))[0]

export const insertSession = ({ db }: Pick<Ctx, 'db'>, values: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(values)

// Every call begins with it.
const bySession = prepared((db) =>
  db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('account_by_session'),
)

export const accountBySession = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, tokenHash: string) =>
  (await bySession(db).execute({ tokenHash, now: now() }))[0]?.account

/** Ends the session and says whose it was. */
export const deleteSession = async ({ db }: Pick<Ctx, 'db'>, tokenHash: string): Promise<string | undefined> =>
  (await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ accountId: sessions.accountId }))[0]
    ?.accountId

/** Ends the account's sessions, except the one that is kept. */
export const deleteSessionsOf = ({ db }: Pick<Ctx, 'db'>, accountId: string, kept?: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), kept === undefined ? undefined : ne(sessions.tokenHash, kept)))

export const setPassword = ({ db }: Pick<Ctx, 'db'>, accountId: string, passwordHash: string) =>
  db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))

/** What its owner changes about it. */
export const updateAccount = async (
  { db, accountId }: Pick<Owned, 'db' | 'accountId'>,
  values: Partial<Pick<NewAccount, 'firstName' | 'lastName' | 'timeZone'>>,
) => (await db.update(accounts).set(values).where(eq(accounts.id, accountId)).returning())[0]

/** What the account may make and send, and when its trial ends. */
export const setPlan = (
  { db, accountId }: Pick<Owned, 'db' | 'accountId'>,
  values: Pick<NewAccount, 'plan' | 'trialEndsAt'>,
) => db.update(accounts).set(values).where(eq(accounts.id, accountId))

export const insertReset = ({ db }: Pick<Ctx, 'db'>, values: typeof passwordResets.$inferInsert) =>
  db.insert(passwordResets).values(values)

/** Uses the reset up and answers whose it was; nothing when it is used or too old. The account's other resets are deleted with it. */
export async function redeemReset(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  tokenHash: string,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now())))
    .returning({ accountId: passwordResets.accountId })
  if (taken) await db.delete(passwordResets).where(eq(passwordResets.accountId, taken.accountId))
  return taken?.accountId
}

export const insertConfirmation = ({ db }: Pick<Ctx, 'db'>, values: typeof addressConfirmations.$inferInsert) =>
  db.insert(addressConfirmations).values(values)

/** Uses the link up and answers whose it was; nothing when it is used or too old. */
export const redeemConfirmation = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, tokenHash: string) =>
  (
    await db
      .delete(addressConfirmations)
      .where(and(eq(addressConfirmations.tokenHash, tokenHash), gt(addressConfirmations.expiresAt, now())))
      .returning({ accountId: addressConfirmations.accountId })
  )[0]?.accountId

/** Notes that the address is the account's and deletes what is left of its links; nothing when that was known. */
export async function noteAddressConfirmed({ db, now }: Pick<Ctx, 'db' | 'now'>, accountId: string) {
  const [account] = await db
    .update(accounts)
    .set({ emailConfirmedAt: now() })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)))
    .returning()
  await db.delete(addressConfirmations).where(eq(addressConfirmations.accountId, accountId))
  return account
}

export type Attempts = { key: string; windowStart: Date }

/** The tries under the key in the present window. */
export const attemptsNow = ({ now }: Pick<Ctx, 'now'>, key: string, windowSeconds: number): Attempts => ({
  key,
  windowStart: windowOf(now(), windowSeconds),
})

/** Counts one more try and says how many there are now. */
export async function countAttempt({ db }: Pick<Ctx, 'db'>, { key, windowStart }: Attempts): Promise<number> {
  const [row] = await db
    .insert(attempts)
    .values({ key, windowStart })
    .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`${attempts.count} + 1` } })
    .returning({ count: attempts.count })
  return row?.count ?? 1
}

/** Takes back one try that was counted. */
export const giveBackAttempt = ({ db }: Pick<Ctx, 'db'>, { key, windowStart }: Attempts) =>
  db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), eq(attempts.windowStart, windowStart)))

const windowOf = (now: Date, seconds: number) => new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)

/** Deletes what has expired. */
export async function deleteExpired({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const dayAgo = earlier(now(), DAY_MS)
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now()))
  await db.delete(addressConfirmations).where(lt(addressConfirmations.expiresAt, now()))
  await db.delete(attempts).where(lt(attempts.windowStart, dayAgo))
}

/** Locks the account's row until the transaction ends, so that whatever counts before it writes goes one at a time. Rows that only refer to the account can still be added. */
export const lockAccount = ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
