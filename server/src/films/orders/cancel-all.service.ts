/** Cancelling all films of an account, and making them again. */
import { UNFINISHED } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import { refundAll } from '#credits/index.ts'
import { filmRunId } from '#films/make/index.ts'
import { cancelledBecause, cancelVideoRows, refundOf } from '#films/videos/index.ts'
import { notifyAll } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { retryVideo } from './decisions.service.ts'

const BY_EMERGENCY_SWITCH = 'Stopped by the emergency switch. Its credits are back.'

export type CancelledFilms = { videos: number; credits: number; runs: string[] }

/**
 * Cancels all unfinished videos of the account and gives their credits back, in the caller's transaction and in a handful
 * of statements, however many there are. Answers the runs for the caller to cancel.
 */
export async function cancelAllFilms(ctx: Owned): Promise<CancelledFilms> {
  const videos = await cancelVideoRows(ctx, UNFINISHED, BY_EMERGENCY_SWITCH)
  await refundAll(ctx, videos.map(refundOf))
  await notifyAll(
    ctx,
    videos.map(({ id }) => ({ type: 'video', id })),
  )
  return {
    videos: videos.length,
    credits: videos.reduce((sum, video) => sum + video.credits, 0),
    runs: videos.map(filmRunId),
  }
}

/** Makes what a suspension cancelled again, the oldest first, as long as the credits last; answers how many. */
export async function remakeCancelled(ctx: Owned): Promise<number> {
  let remade = 0
  for (const id of await cancelledBecause(ctx, BY_EMERGENCY_SWITCH)) {
    try {
      await retryVideo(ctx, id)
      remade += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'plan-limit') break
    }
  }
  return remade
}
