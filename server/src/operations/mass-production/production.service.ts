/** Mass production: starting it, pausing it, looking at it. */
import { APPROVAL_SCORE } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import type { StartConfig } from '@octavo/contract/operation'
import { PRODUCTION_DEFAULTS, type ProductionState } from '@octavo/contract/production'
import type { productionSchemas } from '@octavo/contract/production/schemas'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { isSuspended, refuseToWork } from '#accounts/suspension/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { advance, beginWriting, brandsFor, dailyVolumeOf, fillQueue } from './advance.service.ts'
import { packageViews } from './packages.view.ts'
import { productionDay } from './production.rules.ts'
import * as store from './production.store.ts'
import { writingRunId } from './writing.job.ts'

type Settings = z.output<typeof productionSchemas.start.body>
const RECENT = 5

const settingsOf = (row: store.ProductionRow | undefined): ProductionState['settings'] => ({
  daily_volume: row?.dailyVolume ?? PRODUCTION_DEFAULTS.dailyVolume,
  topics: row?.topics ?? [],
  niches: row?.niches ?? [],
  quality_threshold: row?.qualityThreshold ?? PRODUCTION_DEFAULTS.qualityThreshold,
})

/** Begins production, or goes on with it; other settings than before make another queue. */
export async function startProduction(ctx: SignedIn, settings: Settings) {
  await begin(ctx, settings, 'person')
  await advance(ctx)
  const { queued } = await store.massCounts(ctx, ctx.now())
  return { success: true as const, content_queue_size: queued, state: await productionState(ctx) }
}

function begin(ctx: Owned, settings: Settings, startedBy: store.ProductionRow['startedBy']): Promise<void> {
  return inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseToWork(within)
    if ((await brandsFor(within, settings.niches)).length === 0) throw await noBrand(within)
    const before = await store.findProduction(within)
    const row = {
      active: true,
      startedBy,
      dailyVolume: settings.daily_volume,
      topics: settings.topics,
      niches: settings.niches,
      qualityThreshold: settings.quality_threshold,
      waits: null,
      startedAt: ctx.now(),
    }
    if (before && JSON.stringify(settingsOf(before)) !== JSON.stringify(settings)) await store.deleteQueue(within)
    await store.putProduction(within, row)
    const production = { ...row, accountId: ctx.accountId }
    await fillQueue(within, production, await dailyVolumeOf(within, production))
    await notify(within, { type: 'operation' })
  })
}

const noBrand = async (ctx: Owned): Promise<Refusal> => {
  const { noBrand, noBrandInNiches } = messages.production
  return new Refusal('conflict', (await brandsFor(ctx, [])).length === 0 ? noBrand : noBrandInNiches)
}

/** Nothing new is written or filmed; the queue stays as it is, and films that were ordered are made. */
export async function pauseProduction(ctx: SignedIn): Promise<ProductionState> {
  await store.changeProduction(ctx, { active: false, waits: null })
  await notify(ctx, { type: 'operation' })
  return productionState(ctx)
}

export async function setAutoPilot(ctx: SignedIn, active: boolean): Promise<ProductionState> {
  if (!active) return pauseProduction(ctx)
  await startProduction(ctx, settingsOf(await store.findProduction(ctx)))
  return productionState(ctx)
}

export async function clearQueue(ctx: SignedIn): Promise<ProductionState> {
  await store.changeProduction(ctx, { active: false, waits: null })
  await store.deleteQueue(ctx)
  await notify(ctx, { type: 'operation' })
  return productionState(ctx)
}

/** Everything the production screen shows, counted. */
export async function productionState(ctx: SignedIn): Promise<ProductionState> {
  const day = productionDay(ctx.now(), ctx.account.timeZone)
  const [row, halted, counts, rates, recent] = await Promise.all([
    store.findProduction(ctx),
    isSuspended(ctx),
    store.massCounts(ctx, day.begins),
    store.packageRates(ctx, APPROVAL_SCORE),
    store.writtenPackages(ctx, RECENT),
  ])
  const target = row ? await dailyVolumeOf(ctx, row) : PRODUCTION_DEFAULTS.dailyVolume
  const mode = modeOf(row, halted)
  return {
    mode,
    says: SAYS[mode](row, counts),
    total_content_generated: rates.written,
    compliance_rate: rates.compliance,
    viral_success_rate: rates.viral,
    daily_production_target: target,
    current_daily_output: counts.filmedToday,
    queue_size: counts.queued,
    auto_pilot_active: (row?.active ?? false) && !halted,
    next_batch_at: day.ends.toISOString(),
    settings: settingsOf(row),
    recent: await packageViews(ctx, recent),
  }
}

function modeOf(row: store.ProductionRow | undefined, halted: boolean): ProductionState['mode'] {
  if (!row) return 'inactive'
  if (halted) return 'halted'
  if (!row.active) return 'paused'
  return row.waits ? 'waiting' : 'active'
}

type Says = (row: store.ProductionRow | undefined, counts: Awaited<ReturnType<typeof store.massCounts>>) => string

const SAYS: Record<ProductionState['mode'], Says> = {
  inactive: () => 'Mass production was never started.',
  halted: () => messages.operation.halted,
  paused: (_, { queued }) => `Paused with ${queued} in the queue. Start Mass Production goes on with them.`,
  waiting: (row) => row?.waits ?? '',
  active: (_, { inFlight, writing }) =>
    inFlight + writing === 0
      ? 'The next script is about to be written.'
      : `Writing ${writing} scripts and making ${inFlight} films.`,
}

/** Autonomous operation makes what the channels allow, unless a person's own production goes on. */
export async function startAutonomous(ctx: Owned, config: StartConfig): Promise<void> {
  const before = await store.findProduction(ctx)
  if (before?.active && before.startedBy === 'person') return advance(ctx)
  if ((await brandsFor(ctx, [])).length === 0) return
  await begin(
    ctx,
    { daily_volume: config.maxDailyVideos, topics: [], niches: [], quality_threshold: APPROVAL_SCORE },
    'operation',
  )
  await advance(ctx)
}

/** Ends what autonomous operation began; a person's own production is theirs to pause. */
export async function endAutonomous(ctx: Owned): Promise<void> {
  const row = await store.findProduction(ctx)
  if (row?.startedBy === 'operation') await store.changeProduction(ctx, { active: false, waits: null })
}

/** Puts what is being written back into the queue, in the caller's transaction; answers the runs for the caller to cancel. */
export const cancelWriting = async (ctx: Owned): Promise<string[]> => (await store.unwrite(ctx)).map(writingRunId)

/** After a suspension: a person's runs are written to their end, and production goes on. */
export async function resumeWriting(ctx: Owned): Promise<void> {
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    for (const { ids } of await store.waitingRuns(within)) await beginWriting(within, ids)
  })
  await advance(ctx)
}

export type AutoPilot = {
  /** Switched on; what is switched on and stopped goes on with the next start. */
  active: boolean
  startedBy: store.ProductionRow['startedBy'] | null
  /** Why it makes nothing at the moment, in a sentence. */
  waits: string | null
  /** Films a day, at most. */
  dailyVolume: number
}

/** Whether films are ordered without a person, how many, and on whose word. */
export async function autoPilot(ctx: Owned): Promise<AutoPilot> {
  const row = await store.findProduction(ctx)
  if (!row?.active) return { active: false, startedBy: row?.startedBy ?? null, waits: null, dailyVolume: 0 }
  const { startedBy, waits } = row
  return { active: true, startedBy, waits, dailyVolume: await dailyVolumeOf(ctx, row) }
}

export const queuedScripts = async (ctx: Owned): Promise<number> => (await store.massCounts(ctx, ctx.now())).queued
