/** The operator's switch: stops and resumes the work of every account of the installation. */

import { lockAccount } from '#accounts/index.ts'
import { STOP_SWITCH } from '#accounts/suspension/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy } from '#context.ts'
import { resumeWriting } from '#operations/mass-production/index.ts'
import { resumePublications } from '#publishing/publications/index.ts'
import * as store from './operations.store.ts'
import { configOf, holdLatePosts, suspend } from './suspension.service.ts'

/** The fence goes up first, so nothing begins while the accounts are stopped one after the other. Answers what was stopped. */
export async function stopInstallation(ctx: Ctx, reason: string): Promise<{ accounts: number; videos: number }> {
  await store.setSwitch(ctx, STOP_SWITCH, JSON.stringify({ at: ctx.now().toISOString(), reason }))
  const ids = await store.accountsAtWork(ctx)
  let videos = 0
  for (const accountId of ids) videos += (await suspend(ownedBy(ctx, accountId), 'operator', reason)).videosHalted
  return { accounts: ids.length, videos }
}

/** Takes the switch back. Who has stopped their own work too stays stopped. */
export async function resumeInstallation(ctx: Ctx): Promise<{ accounts: number }> {
  await store.clearSwitch(ctx, STOP_SWITCH)
  const held = await store.suspendedByOperator(ctx)
  for (const { accountId, before } of held) await resumeAccount(ownedBy(ctx, accountId), before)
  return { accounts: held.length }
}

async function resumeAccount(ctx: Owned, before: store.OperationState): Promise<void> {
  const isFree = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await store.endHalts(within, 'operator')
    if (await store.hasLastingHalt(within)) return false
    await store.putOperation(within, { state: before, config: configOf(await store.findOperation(within)) })
    return true
  })
  if (!isFree) return
  await resumePublications(ctx)
  await resumeWriting(ctx)
}

/** Every minute: what came onto the schedule of a stopped account is held, what a start left behind goes on. */
export async function keepInStep(ctx: Ctx): Promise<void> {
  for (const accountId of await store.suspendedAccounts(ctx)) await holdLatePosts(ownedBy(ctx, accountId))
  for (const accountId of await store.startedWithHeldPosts(ctx)) await resumePublications(ownedBy(ctx, accountId))
}
