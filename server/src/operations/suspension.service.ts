/** Suspending an account's work, and starting it again. */
import { messages } from '@octavo/contract/messages'
import { type Halt, type HaltKind, START_DEFAULTS, type StartConfig } from '@octavo/contract/operation'
import { lockAccount } from '#accounts/index.ts'
import { isSuspended, refuseWhileInstallationStopped } from '#accounts/suspension/index.ts'
import { pauseAllCampaigns } from '#campaigns/index.ts'
import { inTransaction, inTransactionAtOnce, type Owned } from '#context.ts'
import { cancel } from '#engine/index.ts'
import { cancelAllBatches } from '#films/batches/index.ts'
import { cancelAllEdits } from '#films/edits/index.ts'
import { cancelAllGenerations } from '#films/generators/index.ts'
import { cancelAllFilms, remakeCancelled } from '#films/orders/index.ts'
import { cancelAllRenditions } from '#films/renditions/index.ts'
import { notify } from '#live-changes.ts'
import { cancelWriting, endAutonomous, resumeWriting, startAutonomous } from '#operations/mass-production/index.ts'
import { holdPublications, resumePublications } from '#publishing/publications/index.ts'
import { countHeldPosts } from './figures.store.ts'
import * as store from './operations.store.ts'

export const configOf = (row: store.OperationRow | undefined): StartConfig => ({ ...START_DEFAULTS, ...row?.config })

const PAUSED = 'Stopped by the emergency switch. Resume it when you have pressed Start.'

/**
 * Suspends the account: nothing new may begin, unfinished videos are cancelled, their credits go back and campaigns
 * pause, all in one transaction; then the running work is cancelled and the posts are held.
 */
export async function suspend(ctx: Owned, kind: HaltKind, reason: string): Promise<Halt> {
  const { row, runs } = await inTransactionAtOnce(ctx, async (within) => {
    // Whoever orders work locks the account too: it is either cancelled here or refused afterwards.
    await lockAccount(within)
    const operation = await store.findOperation(within)
    const before = operation?.state ?? 'idle'
    // A run that ends by itself at this moment cannot be cancelled; the others are asked for again.
    const generations = await cancelAllGenerations(within).catch(() => cancelAllGenerations(within))
    const writing = await cancelWriting(within)
    const films = await cancelAllFilms(within)
    const batches = await cancelAllBatches(within)
    const renditions = await cancelAllRenditions(within)
    const edits = await cancelAllEdits(within, messages.edit.stopped)
    await pauseAllCampaigns(within, PAUSED)
    if (before !== 'halted') await store.putOperation(within, { state: 'halted', config: configOf(operation) })
    const row = await store.insertHalt(within, {
      kind,
      reason,
      before,
      videosHalted: films.videos,
      creditsRefunded: films.credits,
      postsHeld: 0,
      resumedAt: null,
    })
    await notify(within, { type: 'operation' })
    return { row, runs: [...generations, ...writing, ...films.runs, ...batches, ...renditions, ...edits] }
  })
  await cancel(runs)
  const postsHeld = await holdPublications(ctx)
  return haltView(postsHeld > 0 ? await store.updateHalt(ctx, row.id, postsHeld) : row)
}

export type Resumed = { posts: number; videos: number }

/** Starts the account's operation, or resumes it after a suspension. */
export async function start(ctx: Owned, config: StartConfig, remakeHalted: boolean): Promise<Resumed> {
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseWhileInstallationStopped(within)
    await store.putOperation(within, { state: 'running', config })
    await store.endHalts(within)
    await notify(within, { type: 'operation' })
  })
  const held = await countHeldPosts(ctx)
  await resumePublications(ctx)
  await (config.operationalMode === 'autonomous' ? startAutonomous(ctx, config) : endAutonomous(ctx))
  await resumeWriting(ctx)
  return { posts: held - (await countHeldPosts(ctx)), videos: remakeHalted ? await remakeCancelled(ctx) : 0 }
}

/** Posts that came onto the schedule while the account is suspended are held too. */
export async function holdLatePosts(ctx: Owned): Promise<void> {
  if (await isSuspended(ctx)) await holdPublications(ctx)
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
