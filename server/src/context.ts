/** What every verb is handed: the outside world and, once signed in, the account. Holds no feature. */
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { accounts } from '#db/tables/index.ts'
import type { Listener } from '#domain-events.ts'
import type { Figures } from '#figures.ts'
import type { Log } from '#log.ts'
import type { FilmMaker, MediaInspector } from '#rendering/index.ts'
import type { Services } from '#services/index.ts'
import type { Threads } from '#threads/index.ts'
import { Turns } from '#turns.ts'

export type Ctx = {
  config: Config
  db: Db
  services: Services
  /** What serves an account in its trial. */
  trialServices: Services
  /** What needs no key, for those for whom nobody pays: visitors. */
  embeddedServices: Services
  /** Makes films and looks into files; tests put quick ones in their place. */
  filmMaker: FilmMaker
  mediaInspector: MediaInspector
  /** Where texts are read and written; tests put some in their place that take for ever. */
  threads: Threads
  /** Counted figures, for a moment. */
  figures: Figures
  /** Who hears of what happens. */
  listeners: readonly Listener[]
  log: Log
  /** Signs what the outside is handed to bring back. */
  secret: string
  now: () => Date
}

export type AccountRow = typeof accounts.$inferSelect

/** A verb's context once it is known whose data it may touch. */
export type Owned = Ctx & { accountId: string }
export type SignedIn = Owned & { account: AccountRow }

/** The context of an account's own rows, for reading and noting. What works for the account takes its services too: `signedInAs`, `workingFor`. */
export const ownedBy = <C extends Ctx>(ctx: C, accountId: string): C & Owned => ({ ...ctx, accountId })

/** The context of an account, with the services that its trial or its plan gives it. */
export const signedInAs = (ctx: Ctx, account: AccountRow): SignedIn => ({
  ...ownedBy(ctx, account.id),
  account,
  services: account.trialEndsAt === null ? ctx.services : ctx.trialServices,
})

// Each may wait for the account's row, and whoever waits there keeps a connection from all others.
const accountTransactions = new Turns(4)

/**
 * Does something with the same context inside a transaction: all of it holds or, when it throws, nothing. An account has a few
 * of them at once, however much it asks for; the others wait for their turn without a connection.
 */
export function inTransaction<C extends Pick<Ctx, 'db'> & { accountId?: string }, T>(
  ctx: C,
  does: (within: C) => Promise<T>,
): Promise<T> {
  const isWithinOne = ctx.db instanceof PgTransaction
  const begin = () => inTransactionAtOnce(ctx, does)
  return ctx.accountId === undefined || isWithinOne ? begin() : accountTransactions.take(ctx.accountId, begin)
}

/** The same for what must not stand in line, such as a stop. */
export const inTransactionAtOnce = <C extends Pick<Ctx, 'db'>, T>(
  ctx: C,
  does: (within: C) => Promise<T>,
): Promise<T> => ctx.db.transaction((db) => does({ ...ctx, db }))
