/** How the account's operation stands: what all screens of it show comes from here. */
import { messages } from '@octavo/contract/messages'
import type { OperationStatus } from '@octavo/contract/operation'
import { readSuspension } from '#accounts/suspension/index.ts'
import { countHeldCampaigns } from '#campaigns/index.ts'
import type { Owned } from '#context.ts'
import { countInTheMaking } from '#films/videos/index.ts'
import { autoPilot } from '#operations/mass-production/index.ts'
import { countWeeklyBrands } from './figures.store.ts'
import { standingOf, stoppedStanding } from './operation.rules.ts'
import * as store from './operations.store.ts'
import { configOf } from './suspension.service.ts'

const startedAt = Date.now()

/** Milliseconds that this process has been up. */
export const uptime = (): number => Date.now() - startedAt

/** Whether the account's work is stopped, runs by itself or waits for orders, since when, why, and what a start brings back. */
export async function operationStatus(ctx: Owned): Promise<OperationStatus> {
  const [operation, { stopped, halted }, [last], pilot, weeklyBrands, videosInTheMaking, campaignsHeld] =
    await Promise.all([
      store.findOperation(ctx),
      readSuspension(ctx),
      store.listHalts(ctx),
      autoPilot(ctx),
      countWeeklyBrands(ctx),
      countInTheMaking(ctx),
      countHeldCampaigns(ctx),
    ])
  const otherwise = standingOf({ pilot, weeklyBrands })
  return {
    state: operation?.state ?? 'idle',
    now: halted || stopped ? stoppedStanding(stopped) : otherwise,
    before: halted && !stopped ? otherwise : null,
    videosInTheMaking,
    campaignsHeld,
    uptime: uptime(),
    since: operation?.since.toISOString() ?? null,
    reason: operation?.state === 'halted' ? (last?.reason ?? messages.operation.noReason) : null,
    stoppedByOperator: stopped,
    config: configOf(operation),
  }
}
