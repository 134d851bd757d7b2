import { messages } from '@octavo/contract/messages'
import type { HaltKind } from '@octavo/contract/operation'
import type { operationSchemas } from '@octavo/contract/operation/schemas'
import type { z } from 'zod'
import type { Ctx, SignedIn } from '#context.ts'
import { creditState } from '#credits/index.ts'
import { hasRoom } from '#disk.ts'
import { weeklyRoom } from '#films/batches/index.ts'
import { autoPilot } from '#operations/mass-production/index.ts'
import { uptime } from './dashboard.view.ts'
import * as store from './operations.store.ts'
import { haltMessage, haltView, start, suspend } from './suspension.service.ts'

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
  return {
    success: true,
    message: messages.operation.started,
    config,
    estimatedOutput: await estimate(ctx),
    resumed,
  }
}

/** How many films a day come by themselves: what production orders, as far as credits and the week go. */
async function estimate(ctx: SignedIn) {
  const [{ active, dailyVolume }, { remaining }, week] = await Promise.all([
    autoPilot(ctx),
    creditState(ctx),
    weeklyRoom(ctx),
  ])
  if (!active) return { dailyVideos: 0, says: NOTHING_BY_ITSELF }
  const bounds: [films: number, says: string][] = [
    [dailyVolume, `Up to ${dailyVolume} films a day.`],
    [
      week.quota - week.used,
      `Up to ${dailyVolume} films a day; this week has room for ${week.quota - week.used} more.`,
    ],
    [remaining, `Up to ${dailyVolume} films a day; your credits are enough for ${remaining}.`],
  ]
  const [dailyVideos, says] = bounds.reduce((least, one) => (one[0] < least[0] ? one : least))
  return { dailyVideos: Math.max(0, dailyVideos), says }
}

const NOTHING_BY_ITSELF = 'Films are made when you order them; nothing is made by itself.'

export async function stopOperation(ctx: SignedIn, kind: Exclude<HaltKind, 'operator'>, reason: string) {
  return { success: true as const, message: haltMessage(kind), halt: await suspend(ctx, kind, reason) }
}

export const listHalts = async (ctx: SignedIn) => ({ halts: (await store.listHalts(ctx)).map(haltView) })
