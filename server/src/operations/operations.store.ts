import type { OPERATION_STATES, StartConfig } from '@octavo/contract/operation'
import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { accounts, halts, installation, operations, publications } from '#db/tables/index.ts'

export type OperationRow = typeof operations.$inferSelect
export type HaltRow = typeof halts.$inferSelect
export type OperationState = (typeof OPERATION_STATES)[number]

const MOST_LISTED = 100

/** Whether the database answers. */
export const databaseAnswers = ({ db }: Pick<Ctx, 'db'>): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )

export const findOperation = async ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>) =>
  (await db.select().from(operations).where(eq(operations.accountId, accountId)))[0]

export const putOperation = (
  { db, accountId, now }: Owned,
  { state, config }: { state: OperationState; config: StartConfig },
) => {
  const values = { state, config, since: now() }
  return db
    .insert(operations)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: operations.accountId, set: values })
}

export const insertHalt = async ({ db, accountId, now }: Owned, values: Omit<HaltRow, 'id' | 'accountId' | 'at'>) =>
  (
    await db
      .insert(halts)
      .values({ ...values, accountId, at: now() })
      .returning()
  )[0] as HaltRow

export const updateHalt = async ({ db, accountId }: Owned, id: string, postsHeld: number) =>
  (
    await db
      .update(halts)
      .set({ postsHeld })
      .where(and(eq(halts.id, id), eq(halts.accountId, accountId)))
      .returning()
  )[0] as HaltRow

const lasting = ({ accountId }: Owned) => and(eq(halts.accountId, accountId), isNull(halts.resumedAt))

/** Notes for every suspension that still lasts, or for those of one kind, that it is over. */
export const endHalts = (ctx: Owned, kind?: HaltRow['kind']) =>
  ctx.db
    .update(halts)
    .set({ resumedAt: ctx.now() })
    .where(and(lasting(ctx), kind && eq(halts.kind, kind)))

/** Whether a suspension still lasts. */
export const hasLastingHalt = async (ctx: Owned): Promise<boolean> =>
  (await ctx.db.select({ id: halts.id }).from(halts).where(lasting(ctx)).limit(1)).length > 0

/** What the account's operation was before it was stopped. A stop in a stop does not know it; the one that began it does. */
export const stateBeforeStop = async (ctx: Owned): Promise<OperationState> =>
  (
    await ctx.db
      .select({ before: halts.before })
      .from(halts)
      .where(and(eq(halts.accountId, ctx.accountId), ne(halts.before, 'halted')))
      .orderBy(desc(halts.at))
      .limit(1)
  )[0]?.before ?? 'idle'

export const listHalts = ({ db, accountId }: Owned): Promise<HaltRow[]> =>
  db
    .select()
    .from(halts)
    .where(eq(halts.accountId, accountId))
    .orderBy(desc(halts.at), desc(halts.id))
    .limit(MOST_LISTED)

export async function countHalts({ db, accountId }: Owned): Promise<number> {
  const [row] = await db.select({ count: count() }).from(halts).where(eq(halts.accountId, accountId))
  return row?.count ?? 0
}

const isSuspendedRow = sql`exists (select 1 from ${operations} where ${operations.accountId} = ${accounts.id} and ${operations.state} = 'halted')`

const accountsWhere = async ({ db }: Pick<Ctx, 'db'>, condition: SQL): Promise<string[]> =>
  (await db.select({ id: accounts.id }).from(accounts).where(condition)).map(({ id }) => id)

/** For the operator and the clock, which know no account. */
export const suspendedAccounts = (ctx: Pick<Ctx, 'db'>) => accountsWhere(ctx, isSuspendedRow)
export const accountsAtWork = (ctx: Pick<Ctx, 'db'>) => accountsWhere(ctx, sql`not ${isSuspendedRow}`)

/** Accounts that were started but still have held posts: the start was interrupted. */
export const startedWithHeldPosts = (ctx: Pick<Ctx, 'db'>) =>
  accountsWhere(
    ctx,
    sql`not ${isSuspendedRow} and exists (select 1 from ${publications} where ${publications.accountId} = ${accounts.id} and ${publications.status} = 'held')`,
  )

/** The accounts that the operator has suspended. */
export const suspendedByOperator = async ({ db }: Pick<Ctx, 'db'>): Promise<string[]> =>
  (
    await db
      .selectDistinct({ accountId: halts.accountId })
      .from(halts)
      .where(and(eq(halts.kind, 'operator'), isNull(halts.resumedAt)))
  ).map(({ accountId }) => accountId)

export const setSwitch = ({ db }: Pick<Ctx, 'db'>, name: string, value: string) =>
  db.insert(installation).values({ name, value }).onConflictDoUpdate({ target: installation.name, set: { value } })

export const clearSwitch = ({ db }: Pick<Ctx, 'db'>, name: string) =>
  db.delete(installation).where(eq(installation.name, name))
