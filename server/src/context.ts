/** What every verb is handed: the outside world and, once signed in, the account. Holds no feature. */
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { accounts } from '#db/tables/index.ts'
import type { Subscription } from '#domain-events.ts'
import type { Log } from '#log.ts'
import type { Providers } from '#providers/index.ts'
import type { FilmMaker, MediaInspector } from '#rendering/index.ts'

export type Ctx = {
  config: Config
  db: Db
  providers: Providers
  /** What serves an account in its trial. */
  trialProviders: Providers
  /** What needs no key, for those for whom nobody pays: visitors. */
  embeddedProviders: Providers
  /** Makes films and looks into files; tests put quick ones in their place. */
  filmMaker: FilmMaker
  mediaInspector: MediaInspector
  /** Who hears of what happens. */
  subscriptions: readonly Subscription[]
  log: Log
  /** Signs what the outside is handed to bring back. */
  secret: string
  now: () => Date
}

export type AccountRow = typeof accounts.$inferSelect

/** A verb's context once it is known whose data it may touch. */
export type Owned = Ctx & { accountId: string }
export type SignedIn = Owned & { account: AccountRow }
