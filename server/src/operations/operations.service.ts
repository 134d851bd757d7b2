import { messages } from '@octavo/contract/messages'
import type { HaltKind, START_LACKS, StartConfig } from '@octavo/contract/operation'
import type { operationSchemas } from '@octavo/contract/operation/schemas'
import type { z } from 'zod'
import type { Ctx, SignedIn } from '#context.ts'
import { creditState } from '#credits/index.ts'
import { hasRoom } from '#disk.ts'
import { weeklyRoom } from '#films/batches/index.ts'
import { autoPilot } from '#operations/mass-production/index.ts'
import { operationStatus, uptime } from './operation.view.ts'
import * as store from './operations.store.ts'
import { haltMessage, haltView, start, startAgain, suspend } from './suspension.service.ts'

type StartLack = (typeof START_LACKS)[number]
type StartBody = z.output<typeof operationSchemas.start.body>

/** Looks, and says what it found: nothing is assumed to work. */
export async function healthCheck(ctx: Ctx) {
  const [database, disk] = await Promise.all([store.databaseAnswers(ctx), hasRoom(ctx.config).catch(() => false)])
  const checks = [
    { name: 'database', ok: database },
    { name: 'disk', ok: disk },
  ]
  return {
    status: checks.every((check) => check.ok) ? ('ok' as const) : ('degraded' as const),
    version: ctx.config.version,
    uptimeSeconds: Math.round(uptime() / 1000),
    checks,
  }
}

export async function startOperation(ctx: SignedIn, { remakeHalted, ...config }: StartBody) {
  const resumed = await start(ctx, config, remakeHalted)
  const estimatedOutput = await estimate(ctx, config.operationalMode)
  const { started, startedOnOrder, lacks } = messages.operation
  const done = config.operationalMode === 'autonomous' ? started : startedOnOrder
  const message = estimatedOutput.lacks ? lacks[estimatedOutput.lacks] : done
  return { success: true, message, config, estimatedOutput, resumed }
}

/** Ends a stop and says what runs again. */
export async function startAsBefore(ctx: SignedIn, remakeHalted: boolean) {
  const resumed = await startAgain(ctx, remakeHalted)
  const operation = await operationStatus(ctx)
  return { success: true as const, message: messages.operation.startedAgain, operation, resumed }
}

/** How many films a day come by themselves: what production orders, as far as credits and the week go. */
async function estimate(ctx: SignedIn, mode: StartConfig['operationalMode']) {
  const [{ active, dailyVolume }, { remaining }, week] = await Promise.all([
    autoPilot(ctx),
    creditState(ctx),
    weeklyRoom(ctx),
  ])
  const none = (says: string, lacks: StartLack | null) => ({ dailyVideos: 0, says, lacks })
  if (!active && mode === 'autonomous') return none(messages.operation.noBrand, 'brand')
  if (!active) return none(messages.operation.onOrder, null)
  if (remaining <= 0) return none(messages.production.noCredits, 'credits')
  const bounds: [films: number, says: string][] = [
    [dailyVolume, `Up to ${dailyVolume} films a day.`],
    [
      week.quota - week.used,
      `Up to ${dailyVolume} films a day; this week has room for ${week.quota - week.used} more.`,
    ],
    [remaining, `Up to ${dailyVolume} films a day; your credits are enough for ${remaining}.`],
  ]
  const [dailyVideos, says] = bounds.reduce((least, one) => (one[0] < least[0] ? one : least))
  return { dailyVideos: Math.max(0, dailyVideos), says, lacks: null }
}

export async function stopOperation(ctx: SignedIn, kind: Exclude<HaltKind, 'operator'>, reason: string) {
  return { success: true as const, message: haltMessage(kind), halt: await suspend(ctx, kind, reason) }
}

export const listHalts = async (ctx: SignedIn) => ({ halts: (await store.listHalts(ctx)).map(haltView) })
