import { viralScoreOf } from '@octavo/contract/analytics'
import { messages } from '@octavo/contract/messages'
import type { Video } from '@octavo/contract/video'
import type { Owned, SignedIn } from '#context.ts'
import { refundCredits } from '#credits/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { goneBefore, undoUntil } from '#undo.ts'
import { spendOf, weekStart } from './videos.rules.ts'
import * as store from './videos.store.ts'
import { generatedView, libraryView, videoView } from './videos.view.ts'

export async function listVideos(ctx: Owned, batchId?: string): Promise<Video[]> {
  const [rows, pace] = await Promise.all([store.listVideos(ctx, batchId), store.latestPace(ctx)])
  return rows.map((row) => videoView(row, pace, ctx.now()))
}

const MOST_WORDS = 12

/** The finished films; those alone that have all words of the search in title or script. */
export const libraryVideos = async (ctx: Owned, search = '') =>
  (await store.libraryVideos(ctx, search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS))).map(libraryView)

export const generatedVideos = async (ctx: Owned) => (await store.listVideos(ctx)).map(generatedView)

export async function getVideo(ctx: Owned, id: string): Promise<Video> {
  const [row, pace] = await Promise.all([store.findShown(ctx, id), store.latestPace(ctx)])
  if (!row) throw new Refusal('not-found', messages.video.notFound)
  return videoView(row, pace, ctx.now())
}

export async function deleteVideo(ctx: Owned, id: string): Promise<{ undoUntil: string }> {
  if (!(await store.deleteVideoRow(ctx, id))) throw new Refusal('not-found', messages.video.notFound)
  await notify(ctx, { type: 'library' })
  return { undoUntil: undoUntil(ctx) }
}

export async function restoreVideo(ctx: Owned, id: string): Promise<Video> {
  if (!(await store.restoreVideoRow(ctx, id, goneBefore(ctx)))) throw new Refusal('not-found', messages.video.notFound)
  await notify(ctx, { type: 'library' })
  return getVideo(ctx, id)
}

type Paid = Pick<store.VideoRow, 'id' | 'attempt' | 'batchId' | 'credits' | 'title'>

/** What was spent on a film that will not be made goes back, once for each attempt. */
export const refundOf = (video: Paid) => ({
  key: `refund ${video.id} ${video.attempt}`,
  spend: spendOf(video),
  amount: video.credits,
  note: `Not made: ${video.title}`,
})

export const refundVideo = (ctx: Owned, video: Paid) => refundCredits(ctx, refundOf(video))

export const weeklyUse = (ctx: SignedIn): Promise<number> =>
  store.countShortsSince(ctx, weekStart(ctx.now(), ctx.account.timeZone))

export async function latestFinished(ctx: Owned, most: number) {
  return (await store.latestInLibrary(ctx, most)).map((row) => {
    const { id, title, views, viralScore, posterUrl, streamUrl, format, brandColor } = libraryView(row)
    const publishedAt = row.publishedAt?.toISOString() ?? null
    const measuredScore = viralScoreOf({ views, clicks: row.seen[1] }, 1)
    return { id, title, views, publishedAt, viralScore, measuredScore, posterUrl, streamUrl, format, brandColor }
  })
}
