/** Stopping an account's work, and starting it again. */
import { messages } from '@octavo/contract/messages'
import { type Halt, type HaltKind, START_DEFAULTS, type StartConfig } from '@octavo/contract/operation'
import type { Owned } from '#context.ts'
import { announce } from '#events.ts'
import { lockAccount } from '#features/accounts/index.ts'
import { haltCampaigns } from '#features/campaigns/index.ts'
import { isHalted, refuseIfStopped } from '#features/fence/index.ts'
import { stopGenerations } from '#features/generators/index.ts'
import { endAutonomous, haltWriting, resumeWriting, startAutonomous } from '#features/production/index.ts'
import { holdPublications, resumePublications } from '#features/publications/index.ts'
import { endRuns, remakeStopped, stopAllWork } from '#pipeline/index.ts'
import * as store from './operations.store.ts'
import { countHeldPosts } from './reading.store.ts'

export const configOf = (row: store.OperationRow | undefined): StartConfig => ({ ...START_DEFAULTS, ...row?.config })

const PAUSED = 'Stopped by the emergency switch. Resume it when you have pressed Start.'

/**
 * Stops everything of the account. The fence goes up, unfinished videos are closed, their credits go back and campaigns
 * pause, all in one transaction; then the work itself is ended and the posts are held.
 */
export async function halt(ctx: Owned, kind: HaltKind, reason: string): Promise<Halt> {
  const { row, runs } = await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db }
    // Whoever orders work holds the account too: it is either stopped here or refused afterwards.
    await lockAccount(within)
    const operation = await store.findOperation(within)
    const before = operation?.state ?? 'idle'
    // A run that ends by itself at this very moment is closed to us; those that are left are asked for again.
    const generations = await stopGenerations(within).catch(() => stopGenerations(within))
    const writing = await haltWriting(within)
    const stopped = await stopAllWork(within)
    await haltCampaigns(within, PAUSED)
    if (before !== 'halted') await store.putOperation(within, { state: 'halted', config: configOf(operation) })
    const row = await store.insertHalt(within, {
      kind,
      reason,
      before,
      videosHalted: stopped.videos,
      creditsRefunded: stopped.credits,
      postsHeld: 0,
      resumedAt: null,
    })
    await announce(within, { type: 'operation' })
    return { row, runs: [...generations, ...writing, ...stopped.runs] }
  })
  await endRuns(runs)
  const postsHeld = await holdPublications(ctx)
  return haltView(postsHeld > 0 ? await store.updateHalt(ctx, row.id, postsHeld) : row)
}

export type Resumed = { posts: number; videos: number }

/** Starts the account's operation, or resumes it after a stop. */
export async function start(ctx: Owned, config: StartConfig, remakeHalted: boolean): Promise<Resumed> {
  await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db }
    await lockAccount(within)
    await refuseIfStopped(within)
    await store.putOperation(within, { state: 'running', config })
    await store.endHalts(within)
    await announce(within, { type: 'operation' })
  })
  const held = await countHeldPosts(ctx)
  await resumePublications(ctx)
  await (config.operationalMode === 'autonomous' ? startAutonomous(ctx, config) : endAutonomous(ctx))
  await resumeWriting(ctx)
  return { posts: held - (await countHeldPosts(ctx)), videos: remakeHalted ? await remakeStopped(ctx) : 0 }
}

/** Posts that came onto the schedule while the account is stopped are held too. */
export async function keepStill(ctx: Owned): Promise<void> {
  if (await isHalted(ctx)) await holdPublications(ctx)
}

export const haltView = (row: store.HaltRow): Halt => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  at: row.at.toISOString(),
  resumedAt: row.resumedAt?.toISOString() ?? null,
  videosHalted: row.videosHalted,
  creditsRefunded: row.creditsRefunded,
  postsHeld: row.postsHeld,
})

export const haltMessage = (kind: 'emergency-shutdown' | 'kill-switch'): string =>
  kind === 'kill-switch' ? messages.operation.killed : messages.operation.shutDown.description
