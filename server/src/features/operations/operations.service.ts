import { type HaltKind, messages, POSTING, type StartConfig } from '@octavo/contract'
import type { operationSchemas } from '@octavo/contract/schemas'
import type { z } from 'zod'
import type { Ctx, SignedIn } from '#context.ts'
import { listChannels } from '#features/channels/index.ts'
import { creditState } from '#features/credits/index.ts'
import { uptime } from './dashboard.ts'
import { halt, haltMessage, haltView, start } from './halting.ts'
import * as store from './operations.store.ts'

type StartBody = z.output<typeof operationSchemas.start.body>

/** Looks, and says what it found: nothing is assumed to work. */
export async function healthCheck(ctx: Ctx) {
  const checks = [{ name: 'database', ok: await store.databaseAnswers(ctx) }]
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
    estimatedOutput: await estimate(ctx, config),
    resumed,
  }
}

/** How many films a day come by themselves: what the channels bear, as far as the credits go. */
async function estimate(ctx: SignedIn, config: StartConfig) {
  if (config.operationalMode === 'supervised')
    return { dailyVideos: 0, says: 'Supervised: films are made when you order them.' }
  const [channels, { remaining }] = await Promise.all([listChannels(ctx), creditState(ctx)])
  const perBrand = new Map<string, number>()
  for (const { brandId } of channels) perBrand.set(brandId, (perBrand.get(brandId) ?? 0) + 1)
  const used = [...perBrand.values()].reduce((sum, count) => sum + Math.min(count, config.maxChannelsPerBrand), 0)
  const wanted = used * Math.min(config.maxDailyVideos, POSTING.perDay)
  const dailyVideos = Math.min(wanted, remaining)
  const bound = `${used} ${used === 1 ? 'channel' : 'channels'}, ${config.maxDailyVideos} a day each`
  if (wanted === 0) return { dailyVideos: 0, says: 'No brand has a channel yet. Make a brand first.' }
  return {
    dailyVideos,
    says: dailyVideos < wanted ? `${bound}; your credits are enough for ${remaining}.` : `${bound}.`,
  }
}

export async function stopOperation(ctx: SignedIn, kind: Exclude<HaltKind, 'operator'>, reason: string) {
  return { success: true as const, message: haltMessage(kind), halt: await halt(ctx, kind, reason) }
}

export const listHalts = async (ctx: SignedIn) => ({ halts: (await store.listHalts(ctx)).map(haltView) })
