/** A week that waits for its owner's eye: its films are held at their slots until they are approved, for a day at most. */
import { saySlot } from '@octavo/contract/publication'
import { workingFor } from '#accounts/index.ts'
import { isSuspended } from '#accounts/suspension/index.ts'
import { type Ctx, inTransaction, type Owned } from '#context.ts'
import { notify } from '#live-changes.ts'
import { needsApproval } from './approval.service.ts'
import { nextPlace, settleVideo, timeZoneOf } from './places.service.ts'
import { lockPostings, placePost } from './posting.service.ts'
import { sayApproval } from './publications.rules.ts'
import * as store from './publications.store.ts'

/** Why a film of this batch is held; undefined where it is not, as under auto-pilot. */
export async function heldForReview(ctx: Owned, batchId: string | null): Promise<string | undefined> {
  const until = batchId && (await store.reviewUntil(ctx, batchId))
  if (!until || until <= ctx.now() || (await store.isOnAutoPilot(ctx))) return undefined
  return `Held until you have watched it, or until ${saySlot(until, await timeZoneOf(ctx))}.`
}

/** Lets go of the weeks whose day is over, or whose account has been put on auto-pilot: the normal rules hold from then on. */
export async function lapseReviews(ctx: Ctx): Promise<void> {
  for (const { batchId, accountId } of await store.lapsedReviews(ctx)) {
    const owned = await workingFor(ctx, accountId)
    if (!owned || (await isSuspended(owned))) continue
    await inTransaction(owned, (within) => lapse(within, batchId)).catch((error: unknown) =>
      ctx.log.warn(`The review of week ${batchId} could not be ended; it is tried again`, error),
    )
  }
}

async function lapse(ctx: Owned, batchId: string): Promise<void> {
  for (const video of await store.heldOfBatch(ctx, batchId)) {
    for (const { channel, post } of await lockPostings(ctx, video)) {
      if (post?.status !== 'approval') continue
      const objection = await store.findObjection(ctx, { videoId: video.id, channelId: channel.id })
      const note = objection ?? ((await needsApproval(ctx, channel)) ? sayApproval(channel.network) : undefined)
      if (note) await store.changePublication(ctx, { id: post.id, from: ['approval'] }, { note })
      else
        await placePost(ctx, video.id, { channel, post }, await nextPlace(ctx, channel, post.at, post.id), 'scheduled')
    }
    await settleVideo(ctx, video.id)
  }
  await store.endReview(ctx, batchId)
  await notify(ctx, { type: 'batch', id: batchId })
}
