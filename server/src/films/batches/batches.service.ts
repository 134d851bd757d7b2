import { randomInt, randomUUID } from 'node:crypto'
import { type Batch, type BatchInfo, type FilmOfWeek, REVIEW_HOURS } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { WEEKLY_QUOTA_MIN } from '@octavo/contract/plan'
import { lockAccount } from '#accounts/index.ts'
import { brandAtWork, countBrands } from '#brands/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { spendCredits } from '#credits/index.ts'
import { cancel } from '#engine/index.ts'
import { cancelVideos } from '#films/orders/index.ts'
import {
  insertVideos,
  spendOfBatch,
  type VideoRow,
  videosOfBatches,
  weeklyUse,
  weekSlots,
} from '#films/videos/index.ts'
import { notify, notifyAll } from '#live-changes.ts'
import { lookUntil } from '#look-until.ts'
import { Refusal } from '#refusal.ts'
import { HOUR_MS, later } from '#time.ts'
import { makeBatch, startBatch } from './batch.job.ts'
import { creditsOf, filmsOfPlan, planWeek, type WeekShape, WHOLE_WEEK } from './batches.rules.ts'
import * as store from './batches.store.ts'
import { batchInfo, batchViews } from './batches.view.ts'

export type BatchRequest = {
  brandId: string
  requestId?: string | undefined
  seed?: number | undefined
  shape?: WeekShape
  /** Those of a plan; all of the week if not given. */
  films?: FilmOfWeek[] | undefined
  /** Whether they wait for their owner's eye. */
  review?: boolean | undefined
}

// A call answers within 25 seconds; a little is kept for the way back.
const WAITS = { withinMs: 22_000, everyMs: 150 }
const SHORTS_A_BRAND = 7

/** Orders a week, all its videos or none, and answers when the scripts are written and checked, or with what is known. */
export async function createWeeklyBatch(
  ctx: SignedIn,
  request: BatchRequest,
): Promise<{ batchInfo: BatchInfo; batch: Batch }> {
  await brandAtWork(ctx, request.brandId)
  const id = await orderBatch(ctx, request)
  const batch = await whenWritten(ctx, id)
  return { batchInfo: batchInfo(batch), batch }
}

/** The same request id finds the batch that it made: pressing twice, or asking again after a crash, makes one. */
export async function orderBatch(ctx: SignedIn, request: BatchRequest): Promise<string> {
  const { brandId, requestId = randomUUID(), seed = randomInt(2 ** 31 - 1) } = request
  const week = planWeek(weekSlots(ctx.now(), ctx.account.timeZone), seed, request.shape ?? WHOLE_WEEK)
  const plan = filmsOfPlan(week, request.films)
  return inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await store.findByRequest(within, requestId)
    if (before) return before.id
    await refuseOverQuota(within, plan.filter(({ format }) => format === 'short').length)
    const { id } = await store.insertBatch(within, { brandId, requestId, seed, reviewUntil: reviewUntil(ctx, request) })
    await spendCredits(within, {
      key: spendOfBatch(id),
      amount: creditsOf(plan),
      note: `Weekly batch of ${plan.length} videos`,
    })
    await insertVideos(
      within,
      plan.map((video) => ({
        ...video,
        ...(request.shape?.unscheduled && { scheduledFor: null }),
        batchId: id,
        brandId,
      })),
    )
    await startBatch(within, id)
    await notify(within, { type: 'batch', id })
    return id
  })
}

const reviewUntil = (ctx: SignedIn, { review }: BatchRequest): Date | null =>
  review ? later(ctx.now(), REVIEW_HOURS * HOUR_MS) : null

/** Shorts that the account's week has room for, and those that are ordered. */
export async function weeklyRoom(ctx: SignedIn): Promise<{ quota: number; used: number }> {
  const quota = Math.max(WEEKLY_QUOTA_MIN, SHORTS_A_BRAND * (await countBrands(ctx)))
  return { quota, used: await weeklyUse(ctx) }
}

async function refuseOverQuota(ctx: SignedIn, shorts: number): Promise<void> {
  const { quota, used } = await weeklyRoom(ctx)
  if (used + shorts > quota)
    throw new Refusal(
      'plan-limit',
      `A week has room for ${quota} shorts and you have ordered ${used}. The next week begins on Monday.`,
    )
}

const whenWritten = (ctx: Owned, id: string): Promise<Batch> =>
  lookUntil(
    () => getBatch(ctx, id),
    ({ status }) => status !== 'writing',
    WAITS,
  )

export const listBatches = async (ctx: Owned): Promise<Batch[]> => batchViews(ctx, await store.listBatches(ctx))

export async function getBatch(ctx: Owned, id: string): Promise<Batch> {
  const row = await store.findBatch(ctx, id)
  const [batch] = row ? await batchViews(ctx, [row]) : []
  if (!batch) throw new Refusal('not-found', messages.batch.notFound)
  return batch
}

/** Cancels what is queued and running, keeps what is finished, gives back what the rest cost. */
export async function cancelBatch(ctx: Owned, id: string): Promise<Batch> {
  await getBatch(ctx, id)
  const runs = await inTransaction(ctx, async (within) => {
    const videos = await videosOfBatches(within, [id])
    await store.markCancelled(within, id)
    const films = await cancelVideos(
      within,
      videos.map((video) => video.id),
    )
    await store.finishBatch(within, id)
    return films
  })
  await cancel([makeBatch.id({ batchId: id }), ...runs])
  return getBatch(ctx, id)
}

/** Cancels all unfinished batches of the account, in the caller's transaction; answers the runs for the caller to cancel. */
export async function cancelAllBatches(ctx: Owned): Promise<string[]> {
  const ids = await store.cancelBatchRows(ctx)
  await notifyAll(
    ctx,
    ids.map((id) => ({ type: 'batch', id })),
  )
  return ids.map((batchId) => makeBatch.id({ batchId }))
}

/** Notes of each batch that these videos belong to when the last of its videos has settled. */
export async function finishBatchesOf(ctx: Owned, videos: Pick<VideoRow, 'batchId'>[]): Promise<void> {
  for (const id of new Set(videos.flatMap(({ batchId }) => batchId ?? []))) await store.finishBatch(ctx, id)
}

/** One of its videos is made again. */
export async function reopenBatchOf(ctx: Owned, { batchId }: Pick<VideoRow, 'batchId'>): Promise<void> {
  if (batchId) await store.reopenBatch(ctx, batchId)
}

/** The batch that a request made, if it made one. */
export const batchOfRequest = (ctx: Owned, requestId: string) => store.findByRequest(ctx, requestId)
