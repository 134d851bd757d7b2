/** The operator's switch: suspends and resumes every account of the installation. */

import { STOP_SWITCH } from '#accounts/suspension/index.ts'
import { type Ctx, ownedBy } from '#context.ts'
import { resumePublications } from '#publishing/publications/index.ts'
import * as store from './operations.store.ts'
import { endStop, holdLatePosts, suspend } from './suspension.service.ts'

/** The switch is set first, so that nothing begins while the accounts are suspended one after the other. Answers what was stopped. */
export async function stopInstallation(ctx: Ctx, reason: string): Promise<{ accounts: number; videos: number }> {
  await store.setSwitch(ctx, STOP_SWITCH, JSON.stringify({ at: ctx.now().toISOString(), reason }))
  const ids = await store.accountsAtWork(ctx)
  let videos = 0
  for (const accountId of ids) videos += (await suspend(ownedBy(ctx, accountId), 'operator', reason)).videosHalted
  return { accounts: ids.length, videos }
}

/** Takes the switch back. Accounts that their owners have suspended too stay suspended. */
export async function resumeInstallation(ctx: Ctx): Promise<{ accounts: number }> {
  await store.clearSwitch(ctx, STOP_SWITCH)
  const held = await store.suspendedByOperator(ctx)
  for (const accountId of held) await endStop(ownedBy(ctx, accountId), 'operator')
  return { accounts: held.length }
}

/** Every minute: what came onto the schedule of a suspended account is held, what an interrupted start left behind goes on. */
export async function keepInStep(ctx: Ctx): Promise<void> {
  for (const accountId of await store.suspendedAccounts(ctx)) await holdLatePosts(ownedBy(ctx, accountId))
  for (const accountId of await store.startedWithHeldPosts(ctx)) await resumePublications(ownedBy(ctx, accountId))
}
