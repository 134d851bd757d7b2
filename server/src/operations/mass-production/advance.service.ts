/** Mass production, one turn: the queue is filled, what is written is filmed, what is next is written, as far as there is room. */
import { randomInt, randomUUID } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import { START_DEFAULTS } from '@octavo/contract/operation'
import { POSTING } from '@octavo/contract/publication'
import { accountById, lockAccount, workingFor } from '#accounts/index.ts'
import { isSuspended, operationConfig } from '#accounts/suspension/index.ts'
import { ownBrands } from '#brands/index.ts'
import { type Ctx, inTransaction, type Owned, signedInAs } from '#context.ts'
import { creditState } from '#credits/index.ts'
import { weeklyRoom } from '#films/batches/index.ts'
import { orderFilm } from '#films/orders/index.ts'
import { notify } from '#live-changes.ts'
import { listChannels } from '#publishing/channels/index.ts'
import { Refusal } from '#refusal.ts'
import { getScript } from '#scripts/index.ts'
import { channelsUsed, planQueue, productionDay, productionRoom, queueSizeFor } from './production.rules.ts'
import * as store from './production.store.ts'
import { orderWriting } from './writing.job.ts'

const SEEDS = 2 ** 31 - 1
// Texts of one job: the next job knows what became of them.
const TEXTS_AT_ONCE = 4
// So that no core waits for the next minute's turn, and a person's own film waits for little.
const QUEUED_AHEAD = 2
// Two weeks of a full channel: what is made beyond that waits in the library for a person to place it.
const POSTS_AHEAD = 14 * POSTING.perDay

/** One turn of the account's production. Turns go one at a time, and one too many changes nothing. */
export async function advance(ctx: Owned): Promise<void> {
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const production = await store.findProduction(within)
    if (!production?.active || (await isSuspended(within))) return
    const waits = await turn(within, production)
    if (waits !== production.waits) {
      await store.changeProduction(within, { waits })
      await notify(within, { type: 'operation' })
    }
  })
}

async function turn(ctx: Owned, production: store.ProductionRow): Promise<string | null> {
  const account = await accountById(ctx as Ctx, ctx.accountId)
  if (!account) return null
  const dailyVolume = await dailyVolumeOf(ctx, production)
  if (!(await fillQueue(ctx, production, dailyVolume))) return messages.production.noBrandInNiches
  const day = productionDay(ctx.now(), account.timeZone).begins
  const look = async () => {
    const counts = await store.massCounts(ctx, day)
    const weekly = await weeklyRoom(signedInAs(ctx, account))
    const credits = (await creditState(ctx)).remaining
    return {
      ...productionRoom({ ...counts, dailyVolume, weekly, credits, atOnce: ctx.config.filmsAtOnce + QUEUED_AHEAD }),
      counts,
    }
  }
  const refused = await filmReady(ctx, (await look()).films)
  const { texts, waits, counts } = await look()
  if (refused || waits || counts.writing > 0) return refused ?? waits
  return writeNext(ctx, day, Math.min(texts, TEXTS_AT_ONCE))
}

/** What a person asked for, or, begun by autonomous operation, what the channels bear now. */
export async function dailyVolumeOf(ctx: Owned, { startedBy, dailyVolume }: store.ProductionRow): Promise<number> {
  if (startedBy === 'person') return dailyVolume
  const [channels, config] = await Promise.all([listChannels(ctx), operationConfig(ctx)])
  const used = channelsUsed(channels, (config ?? START_DEFAULTS).maxChannelsPerBrand)
  return dailyVolume * used
}

/** Keeps the queue a day and a half long; false when no brand takes part. */
export async function fillQueue(ctx: Owned, production: store.ProductionRow, dailyVolume: number): Promise<boolean> {
  const brands = await brandsFor(ctx, production.niches)
  if (brands.length === 0) return false
  const { queued, planned } = await store.massCounts(ctx, ctx.now())
  const missing = queueSizeFor(dailyVolume) - queued
  if (missing <= 0) return true
  const { qualityThreshold: threshold, topics } = production
  const places = planQueue(brands, topics, planned, missing)
  await store.insertPackages(
    ctx,
    places.map((place) => ({ ...place, threshold, seed: randomInt(SEEDS) })),
  )
  return true
}

export const brandsFor = async (ctx: Owned, niches: readonly string[]) =>
  (await ownBrands(ctx)).filter(({ niche }) => niches.length === 0 || niches.includes(niche))

/** Films what is written and good; answers why no more can be, if something refuses. */
async function filmReady(ctx: Owned, most: number): Promise<string | undefined> {
  for (const row of most > 0 ? await store.readyPackages(ctx, most) : []) {
    try {
      await filmPackage(ctx, row, await postingTime(ctx, row.brandId))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'plan-limit') return error.message
      await store.changePackage(ctx, { id: row.id, from: ['ready'] }, { status: 'failed', problem: error.message })
    }
  }
  return undefined
}

/** Made films take the next free slot while the channel's next two weeks have one. */
const postingTime = async (ctx: Owned, brandId: string): Promise<Date | undefined> =>
  (await store.waitingPosts(ctx, brandId)) < POSTS_AHEAD ? ctx.now() : undefined

/** Orders the package's film, under the package's own id. */
export async function filmPackage(ctx: Owned, row: store.PackageRow, scheduledFor?: Date): Promise<void> {
  if (!row.scriptId) throw new Refusal('conflict', 'The script of this package is not there any more.')
  const script = await getScript(ctx, row.scriptId)
  await orderFilm(ctx, {
    id: row.id,
    script: { ...script, brandId: row.brandId },
    format: 'short',
    title: script.title,
    seed: row.seed,
    presenterChoice: 'shown',
    ...(scheduledFor && { scheduledFor }),
    ...(row.status === 'review' && { review: row.problem ?? 'The officer held this script back.' }),
  })
  const values = { status: 'filmed', filmedAt: ctx.now(), problem: null } as const
  await store.changePackage(ctx, { id: row.id, from: ['ready', 'below', 'review'] }, values)
  await notify(ctx, { type: 'operation' })
}

/** Has the next of the queue written; answers why none can be. A brand with nothing left to say rests until it is changed, or for the day. */
async function writeNext(ctx: Owned, day: Date, most: number): Promise<string | null> {
  if (most <= 0) return null
  const silent = await store.brandsWithoutWords(ctx, day)
  const queued = (await store.queuedPackages(ctx)).filter(({ status }) => status === 'queued')
  const next = queued.filter(({ brandId }) => !silent.some((one) => one.brandId === brandId)).slice(0, most)
  if (next.length === 0) return silent[0]?.problem ?? null
  await beginWriting(
    ctx,
    next.map(({ id }) => id),
  )
  return null
}

/** Hands the packages to one job of the writer. */
export async function beginWriting(ctx: Owned, ids: string[]): Promise<void> {
  const job = randomUUID()
  await store.changePackages(ctx, ids, { status: 'writing', job })
  await orderWriting(ctx, { job, accountId: ctx.accountId, ids })
}

/** Every minute: everybody's production goes on. */
export async function advanceAll(ctx: Ctx): Promise<void> {
  for (const accountId of await store.activeAccounts(ctx)) {
    await workingFor(ctx, accountId)
      .then(advance)
      .catch((error: unknown) => ctx.log.error(`The production of account ${accountId} did not go on`, error))
  }
}
