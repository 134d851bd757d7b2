import { eq, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { accounts, installation, operations } from '#db/tables/index.ts'

/** The installation's switch: while this row is there, nothing is worked at for anybody. */
export const STOP_SWITCH = 'stopped'

export async function readSuspension({
  db,
  accountId,
}: Pick<Owned, 'db' | 'accountId'>): Promise<{ halted: boolean; stopped: boolean }> {
  const { rows } = await db.execute<{ halted: boolean; stopped: boolean }>(sql`select
    exists (select 1 from ${operations} where account_id = ${accountId} and state = 'halted') as halted,
    exists (select 1 from ${installation} where name = ${STOP_SWITCH}) as stopped`)
  return rows[0] ?? { halted: false, stopped: false }
}

/** What the account's operation was started with; nothing while it never was. */
export const operationConfig = async ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>) =>
  (await db.select({ config: operations.config }).from(operations).where(eq(operations.accountId, accountId)))[0]
    ?.config

/** When the account's trial ends; null once it has a plan. */
export const trialEnd = async ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>): Promise<Date | null> =>
  (await db.select({ at: accounts.trialEndsAt }).from(accounts).where(eq(accounts.id, accountId)))[0]?.at ?? null
