/** Whether an account's work may begin at all. */
import { messages } from '@octavo/contract/messages'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { readSuspension, trialEnd } from './suspension.store.ts'

export { operationConfig, readSuspension, STOP_SWITCH } from './suspension.store.ts'

/** The account was stopped by its owner or its operator, or the whole installation was. */
export async function isSuspended(ctx: Pick<Owned, 'db' | 'accountId'>): Promise<boolean> {
  const { halted, stopped } = await readSuspension(ctx)
  return halted || stopped
}

/** Not even Start goes past the operator's switch. */
export async function refuseWhileInstallationStopped(ctx: Pick<Owned, 'db' | 'accountId'>): Promise<void> {
  if ((await readSuspension(ctx)).stopped) throw new Refusal('conflict', messages.operation.stoppedByOperator)
}

/** Nothing new begins while the account is stopped. Whoever holds the account while asking cannot be overtaken by a stop. */
export async function refuseWhileSuspended(ctx: Pick<Owned, 'db' | 'accountId'>): Promise<void> {
  const { halted, stopped } = await readSuspension(ctx)
  if (stopped) throw new Refusal('conflict', messages.operation.stoppedByOperator)
  if (halted) throw new Refusal('conflict', messages.operation.halted)
}

/** Where trials end, making and sending wait for a plan afterwards. Reading, exporting and deleting never ask. */
export async function refuseAfterTrial(ctx: Pick<Owned, 'db' | 'accountId' | 'config' | 'now'>): Promise<void> {
  if (!ctx.config.payments.trialEnds) return
  const trialEndsAt = await trialEnd(ctx)
  if (trialEndsAt && trialEndsAt <= ctx.now()) throw new Refusal('plan-limit', messages.plan.trialEnded)
}

/** Whatever makes or sends asks this first. */
export async function refuseToWork(ctx: Pick<Owned, 'db' | 'accountId' | 'config' | 'now'>): Promise<void> {
  await refuseWhileSuspended(ctx)
  await refuseAfterTrial(ctx)
}
