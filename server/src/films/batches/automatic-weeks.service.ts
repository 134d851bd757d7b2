/** The weeks that order themselves: brands whose owner switched their weekly batch on. */

import { accountById } from '#accounts/index.ts'
import { type Ctx, type SignedIn, signedInAs } from '#context.ts'
import { weekStart } from '#films/videos/index.ts'
import { uuidOf } from '#ids.ts'
import { Refusal } from '#refusal.ts'
import { orderBatch } from './batches.service.ts'
import { batchSince, brandsOnAutomatic } from './batches.store.ts'

/**
 * Orders this week's batch of each brand on automatic that has none yet. Its request is named after brand and week, so
 * that however often and on however many machines this runs, a week is ordered once.
 */
export async function orderDueWeeks(ctx: Ctx): Promise<void> {
  for (const { brandId, accountId } of await brandsOnAutomatic(ctx)) {
    const account = await accountById(ctx, accountId)
    if (account) await orderDueWeek(signedInAs(ctx, account), brandId)
  }
}

async function orderDueWeek(ctx: SignedIn, brandId: string): Promise<void> {
  const week = weekStart(ctx.now(), ctx.account.timeZone)
  if (await batchSince(ctx, brandId, week)) return
  try {
    await orderBatch(ctx, { brandId, requestId: uuidOf(`${brandId} ${week.toISOString()}`) })
  } catch (error) {
    // Out of credits or halted: the next hour asks again.
    if (!(error instanceof Refusal)) throw error
    ctx.log.info(`The week of brand ${brandId} was not ordered: ${error.message}`)
  }
}
