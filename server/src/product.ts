/** The whole product in one process: what is started, in which order, and stopped in the reverse. */
import { fileURLToPath } from 'node:url'
import { type AccountEvent, type Boot, LEARNING_EVERY_HOURS } from '@octavo/contract'
import { useFontFolder } from '@octavo/renderer'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import type { AccountRow, Ctx, SignedIn } from '#context.ts'
import { type Database, openDatabase } from '#db/client.ts'
import { CLOCK, every, startEngine, stopEngine } from '#engine/index.ts'
import { type Happening, type Happenings, listenForHappenings } from '#events.ts'
import { accountOfSession, accountView, deleteExpired } from '#features/accounts/index.ts'
import { getBatch, orderDueWeeks } from '#features/batches/index.ts'
import { describeCampaign, forgetAddresses, pauseRestoredCampaigns } from '#features/campaigns/index.ts'
import { purgeDeletedContacts } from '#features/contacts/index.ts'
import { creditState } from '#features/credits/index.ts'
import { forgetVisitors } from '#features/film-pages/index.ts'
import { beginUnfinishedRuns, generationHappened } from '#features/generators/index.ts'
import { learnAll } from '#features/learning/index.ts'
import { sweepMedia } from '#features/media/index.ts'
import { keepInStep } from '#features/operations/index.ts'
import { databaseOutbox, forgetOldMessages } from '#features/outbox/index.ts'
import { checkoutLinks, remindOfTrials, renewOrEnd } from '#features/plans/index.ts'
import { advanceAll, orderOpenPackages } from '#features/production/index.ts'
import { orderOwedPublications } from '#features/publications/index.ts'
import { orderOpenRenditions, sweepRenditions } from '#features/renditions/index.ts'
import { getVideo } from '#features/videos/index.ts'
import { buildApp } from '#http/app.ts'
import { docs } from '#http/docs.ts'
import { liveEvents } from '#http/live.ts'
import { pages } from '#http/pages.ts'
import { searchEngines } from '#http/search-engines.ts'
import type { Log } from '#log.ts'
import { orderUnfinishedWork, setWorkContext, sweepWork } from '#pipeline/index.ts'
import { chooseProviders, type Providers, trialProviders } from '#providers/index.ts'
import { backupBeforeUpgrade } from '#transfer/index.ts'
import { plainRoutes, served } from './routes.ts'
import { installationSecret } from './signing.ts'

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
// Scripts of different accounts are written side by side; those of one batch one after the other.
const SCRIPT_CONCURRENCY = 4
// Posts of one time of day: they wait for networks, not for cores.
// Campaigns of different accounts go out side by side.
const CAMPAIGNS_AT_ONCE = 4
const PUBLISH_CONCURRENCY = 8
// Files that people bring, looked into each in a process of its own.
const MEDIA_AT_ONCE = 2

// Somebody waits for an edit at the screen: it does not queue behind a week of films.
const EDITS_AT_ONCE = 2

export type Product = {
  ctx: Ctx
  database: Database
  app: FastifyInstance
  /** Resolves with a sentence when the product cannot go on: the process must end. */
  broken: Promise<string>
  stop(): Promise<void>
}

export type ProductOptions = {
  config: Config
  log: Log
  now?: () => Date
  providers?: Partial<Providers>
  withPages?: boolean
  /** Works beside a running product, on its embedded database. */
  joins?: boolean
}

/** Starts everything but the listening: that is the caller's last step. */
export async function startProduct({
  config,
  log,
  now = () => new Date(),
  providers,
  withPages = true,
  joins = false,
}: ProductOptions): Promise<Product> {
  useFontFolder(config.fontsDir)
  const database = await openDatabase({
    dataDir: config.dataDir,
    log,
    join: joins,
    beforeUpgrade: backupBeforeUpgrade({ dataDir: config.dataDir, log }),
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
  })
  const { db, pool } = database
  const secret = await installationSecret(db)
  const outbox = databaseOutbox({ db, now })
  const chosen = { ...chooseProviders(config, log, now, outbox), ...providers }
  const ctx: Ctx = {
    ...{ config, db, log, now, secret },
    providers: chosen,
    trialProviders: trialProviders(config, chosen, outbox),
  }
  setWorkContext(ctx)
  every('0 * * * *', 'delete-expired', () => deleteExpired(ctx))
  every('20 * * * *', 'sweep-work', () => sweepWork(ctx))
  every('35 * * * *', 'sweep-renditions', () => sweepRenditions(ctx))
  every('50 * * * *', 'sweep-media', () => sweepMedia(ctx))
  every('5 * * * *', 'order-weeks', () => orderDueWeeks(ctx))
  every('30 3 * * *', 'forget-visitors', async () => void (await forgetVisitors(ctx)))
  every('45 3 * * *', 'forget-contacts', () => forgetContacts(ctx))
  every('* * * * *', 'keep-in-step', () => keepInStep(ctx))
  every(`0 */${LEARNING_EVERY_HOURS} * * *`, 'learning', () => learnAll(ctx))
  every('20 * * * *', 'trial-reminders', (flow) => remindOfTrials(ctx, flow))
  every('40 * * * *', 'subscriptions', () => renewOrEnd(ctx))
  every('* * * * *', 'mass-production', () => advanceAll(ctx))
  const engine = await startEngine({ database, log, queues: queuesOf(config), listen: listensTo(config.role) })
  if (config.role !== 'api') {
    await sweepWork(ctx)
    await orderUnfinishedWork(ctx)
    await beginUnfinishedRuns(ctx)
    await orderOwedPublications(ctx)
    await orderOpenPackages(ctx)
    await orderOpenRenditions(ctx)
    await pauseRestoredCampaigns(ctx)
  }
  const happenings = listenForHappenings(pool, log)
  const app = await buildApp({
    ctx,
    served,
    accountOf: accountOfSession,
    plain: plainParts(ctx, happenings, withPages),
  })
  return {
    ctx,
    database,
    app,
    broken: Promise.race([database.died, engine.lost]),
    async stop() {
      await app.close()
      await stopEngine()
      await happenings.close()
      await chosen.email.close()
      await database.close()
    },
  }
}

/** What was deleted for good leaves no address behind, and the outbox does not grow for ever. */
async function forgetContacts(ctx: Ctx): Promise<void> {
  await purgeDeletedContacts(ctx)
  await forgetAddresses(ctx)
  await forgetOldMessages(ctx)
}

const queuesOf = (config: Config) => [
  { name: 'script', concurrency: SCRIPT_CONCURRENCY },
  { name: 'film', concurrency: config.filmsAtOnce },
  { name: 'edit', concurrency: EDITS_AT_ONCE },
  { name: 'publish', concurrency: PUBLISH_CONCURRENCY },
  { name: 'mail', concurrency: CAMPAIGNS_AT_ONCE },
  { name: 'media', concurrency: MEDIA_AT_ONCE },
]

/** Which queues a process works at: scripts and the clock are a worker's, films a renderer's, none an API server's. */
const listensTo = (role: Config['role']): string[] =>
  ({
    all: [CLOCK, 'script', 'film', 'edit', 'publish', 'mail', 'media'],
    worker: [CLOCK, 'script', 'publish', 'mail', 'media'],
    render: ['film', 'edit'],
    api: [],
  })[role]

function plainParts(ctx: Ctx, happenings: Happenings, withPages: boolean) {
  const about = { version: ctx.config.version, url: ctx.config.publicUrl }
  const parts = [...plainRoutes(ctx), liveEvents(happenings, describe), docs(served, about)]
  return withPages
    ? [...parts, searchEngines(ctx.config), pages({ ctx, dist: DIST, accountOf: accountOfSession, bootFor })]
    : parts
}

const bootFor = (ctx: Ctx, account: AccountRow | undefined): Boot => ({
  user: account ? accountView(ctx, account) : null,
  currency: ctx.config.currency,
  signUp: ctx.config.signUp,
  checkout: checkoutLinks(ctx.config, account),
})

/** A happening as the browser hears it: with the thing as it is now. */
async function describe(ctx: SignedIn, happening: Happening): Promise<AccountEvent | undefined> {
  switch (happening.type) {
    case 'video':
      return { type: 'video', video: await getVideo(ctx, happening.id) }
    case 'batch': {
      const { videos: _, ...batch } = await getBatch(ctx, happening.id)
      return { type: 'batch', batch }
    }
    case 'credits': {
      const { used, remaining } = await creditState(ctx)
      return { type: 'credits', creditsUsed: used, creditsRemaining: remaining }
    }
    case 'library':
    case 'operation':
    case 'contacts':
    case 'media':
      return { type: happening.type }
    case 'generation':
      return generationHappened(ctx, happening.id)
    case 'campaign':
      return { type: 'campaign', campaign: await describeCampaign(ctx, happening.id) }
  }
}
