/** Suspending an account's work, and starting it again. */
import { messages } from '@octavo/contract/messages'
import { type Halt, type HaltKind, START_DEFAULTS, type StartConfig } from '@octavo/contract/operation'
import { lockAccount } from '#accounts/index.ts'
import { isSuspended, refuseWhileInstallationStopped } from '#accounts/suspension/index.ts'
import { goOnAfterStop, stopCampaigns } from '#campaigns/index.ts'
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
    await stopCampaigns(within)
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

export type Resumed = { posts: number; campaigns: number; videos: number }
/** What goes on by itself at the end of a stop. */
type GoesOn = Omit<Resumed, 'videos'>

/** Starts the account's operation, or resumes it after a suspension. */
export async function start(ctx: Owned, config: StartConfig, remakeHalted: boolean): Promise<Resumed> {
  const campaigns = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseWhileInstallationStopped(within)
    await store.putOperation(within, { state: 'running', config })
    await store.endHalts(within)
    await notify(within, { type: 'operation' })
    return goOnAfterStop(within)
  })
  const posts = await releasePosts(ctx)
  await (config.operationalMode === 'autonomous' ? startAutonomous(ctx, config) : endAutonomous(ctx))
  await resumeWriting(ctx)
  return { posts, campaigns, videos: remakeHalted ? await remakeCancelled(ctx) : 0 }
}

/** Puts held posts back on the schedule; answers how many. */
async function releasePosts(ctx: Owned): Promise<number> {
  const held = await countHeldPosts(ctx)
  await resumePublications(ctx)
  return held - (await countHeldPosts(ctx))
}

/** Ends a stop: the operation is as it was before, with its own settings. What was on goes on, and nothing else begins. */
export async function startAgain(ctx: Owned, remakeHalted: boolean): Promise<Resumed> {
  await refuseWhileInstallationStopped(ctx)
  const goesOn = await endStop(ctx)
  if (!goesOn) return { posts: 0, campaigns: 0, videos: 0 }
  return { ...goesOn, videos: remakeHalted ? await remakeCancelled(ctx) : 0 }
}

/** Ends the account's stops, or those of one kind; answers what goes on, or null while a stop lasts or none did. */
export async function endStop(ctx: Owned, kind?: HaltKind): Promise<GoesOn | null> {
  const campaigns = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const operation = await store.findOperation(within)
    await store.endHalts(within, kind)
    if (operation?.state !== 'halted' || (await store.hasLastingHalt(within))) return null
    await store.putOperation(within, { state: await store.stateBeforeStop(within), config: configOf(operation) })
    await notify(within, { type: 'operation' })
    return goOnAfterStop(within)
  })
  if (campaigns === null) return null
  const posts = await releasePosts(ctx)
  await resumeWriting(ctx)
  return { posts, campaigns }
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
