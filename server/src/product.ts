/** The whole product in one process: what is started, in which order, and stopped in the reverse. */
import { fileURLToPath } from 'node:url'
import type { AccountEvent, Boot } from '@octavo/contract/event'
import { confinementNotes, useFontFolder } from '@octavo/renderer'
import type { FastifyInstance } from 'fastify'
import { accountOfSession, accountView } from '#accounts/index.ts'
import { checkoutLinks } from '#billing/subscriptions/index.ts'
import { databaseOutbox } from '#campaigns/outbox/index.ts'
import type { Config } from '#config.ts'
import type { AccountRow, Ctx, SignedIn } from '#context.ts'
import { closeDataFolder } from '#data-folder.ts'
import { type Database, openDatabase } from '#db/client.ts'
import { CLOCK, every, requeueOrphans, startEngine, stopEngine } from '#engine/index.ts'
import { keepFigures } from '#figures.ts'
import { databaseSpeechSpending } from '#films/speaking-costs/index.ts'
import { buildApp } from '#http/app.ts'
import { docs } from '#http/docs.ts'
import { liveEvents } from '#http/live.ts'
import { pages } from '#http/pages.ts'
import { searchEngines } from '#http/search-engines.ts'
import { type LiveChange, type LiveChanges, listenForChanges } from '#live-changes.ts'
import type { Log } from '#log.ts'
import { databasePictureBook } from '#media/found/index.ts'
import { type FilmMaker, type MediaInspector, mediaInspector, octavoFilms, signingBy } from '#rendering/index.ts'
import { databaseSpending } from '#scripts/writing-costs/index.ts'
import { chooseServices, embeddedServices, type Services, trialServices } from '#services/index.ts'
import { threads as own, type Threads } from '#threads/index.ts'
import { backUpDaily, backupBeforeUpgrade, EVERY_HOUR } from '#transfer/index.ts'
import { jobsOf } from './feature.ts'
import { features, served } from './features.ts'
import { queuesFor, queuesOf, sweepFolders } from './jobs.ts'
import { installationSecret } from './signing.ts'

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
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
  services?: Partial<Services>
  filmMaker?: FilmMaker
  mediaInspector?: MediaInspector
  threads?: Threads
  withPages?: boolean
  /** Works beside a running product, on its embedded database. */
  joins?: boolean
}

/** Starts everything but the listening: that is the caller's last step. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { config, log, withPages = true, joins = false } = options
  useFontFolder(config.fontsDir)
  for (const note of confinementNotes()) log.warn(note)
  closeDataFolder(config.dataDir, log)
  const database = await openDatabase({
    dataDir: config.dataDir,
    log,
    join: joins,
    beforeUpgrade: backupBeforeUpgrade({ dataDir: config.dataDir, log }),
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
  })
  const changes = listenForChanges(database.pool, log)
  const ctx = await contextOf(database, changes, options)
  await startWork(ctx, database)
  const app = await buildApp({
    ctx,
    served,
    accountOf: accountOfSession,
    plain: plainParts(ctx, changes, withPages),
  })
  return {
    ctx,
    database,
    app,
    broken: database.died,
    async stop() {
      await app.close()
      await stopEngine()
      await changes.close()
      await ctx.services.email.close()
      await database.close()
    },
  }
}

/** What every verb and every job is handed. */
async function contextOf({ db }: Database, changes: LiveChanges, options: ProductOptions): Promise<Ctx> {
  const { config, log, now = () => new Date(), services, threads = own } = options
  const secret = await installationSecret(db)
  const [outbox, spending] = [databaseOutbox({ db, now }), databaseSpending({ db, now })]
  const [speechSpending, pictureBook] = [databaseSpeechSpending({ db, now }), databasePictureBook({ db, now })]
  const ground = { config, now, secret, outbox, spending, speechSpending, pictureBook, threads }
  const embedded = embeddedServices(ground)
  const chosen = { ...chooseServices(ground, embedded), ...services }
  return {
    ...{ config, db, log, now, threads },
    secret,
    figures: keepFigures(changes),
    services: chosen,
    embeddedServices: embedded,
    trialServices: trialServices(config, chosen, embedded),
    filmMaker: options.filmMaker ?? octavoFilms({ encoder: config.encoder, log, signing: signingBy(config, log) }),
    mediaInspector: options.mediaInspector ?? mediaInspector(config),
    listeners: features.flatMap(({ on = [] }) => on),
  }
}

const SWEEP_WORK = { name: 'sweep-work', cron: '20 * * * *' }

/** Jobs and schedules begin, and what a crash or a restore has left is put in order. */
async function startWork(ctx: Ctx, database: Database) {
  const { config, log } = ctx
  const jobs = jobsOf(features)
  every(SWEEP_WORK.cron, SWEEP_WORK.name, () => sweepFolders(ctx, jobs))
  // Known to every process, whatever its settings: the engine keeps one list of them.
  every(EVERY_HOUR, 'back-up', async () => {
    const place = { pool: database.pool, dataDir: config.dataDir }
    if (config.backups) await backUpDaily(config.backups, place, { log, now: ctx.now() })
  })
  for (const { cron, name, run } of features.flatMap(({ schedules = [] }) => schedules))
    every(cron, name, async (flow) => void (await run(ctx, flow)))
  const listen = config.role === 'api' ? [] : [...(config.role === 'render' ? [] : [CLOCK]), ...queuesFor(config.role)]
  await startEngine({ database, log, queues: queuesOf(config), listen, jobs, context: ctx })
  if (config.role !== 'api') {
    await sweepFolders(ctx, jobs)
    await requeueOrphans(ctx, jobs)
  }
}

function plainParts(ctx: Ctx, changes: LiveChanges, withPages: boolean) {
  const about = { version: ctx.config.version, url: ctx.config.publicUrl }
  const own = features.flatMap(({ http }) => http?.(ctx) ?? [])
  const parts = [...own, liveEvents(changes, describe), docs(served, about)]
  return withPages
    ? [...parts, searchEngines(ctx.config), pages({ ctx, dist: DIST, accountOf: accountOfSession, bootFor })]
    : parts
}

const bootFor = (ctx: Ctx, account: AccountRow | undefined): Boot => ({
  user: account ? accountView(ctx, account) : null,
  currency: ctx.config.currency,
  signUp: ctx.config.signUp,
  checkout: checkoutLinks(ctx, account),
})

/** A change as the browser hears it: with the thing as it is now, where a feature says how. */
async function describe(ctx: SignedIn, change: LiveChange): Promise<AccountEvent | undefined> {
  const { type } = change
  const tells = features.find(({ live }) => live?.[type])?.live?.[type]
  return tells ? tells(ctx, 'id' in change ? change.id : '') : ({ type } as AccountEvent)
}
