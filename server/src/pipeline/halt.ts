/** Stopping everything that is made for an account, and making it again. */

import { messages } from '@octavo/contract/messages'
import { UNFINISHED } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import { cancel } from '#engine/index.ts'
import { announce } from '#events.ts'
import { refundAll } from '#features/credits/index.ts'
import { haltAllRenditions, renditionRunId } from '#features/renditions/index.ts'
import { refundOf } from '#features/videos/index.ts'
import { Refusal } from '#refusal.ts'
import { retryVideo } from './control.ts'
import { stopEdits } from './edit/edit-film.ts'
import * as store from './halt.store.ts'
import { batchRunId, filmRunId } from './run.ts'

const STOPPED = 'Stopped by the emergency switch. Its credits are back.'

export type StoppedWork = { videos: number; credits: number; runs: string[] }

/**
 * Closes all unfinished videos and batches of the account and gives their credits back, in the caller's transaction and
 * in a handful of statements, however many there are. `endRuns` then ends the work itself.
 */
export async function stopAllWork(ctx: Owned): Promise<StoppedWork> {
  const videos = await store.haltAllVideos(ctx, UNFINISHED, STOPPED)
  const batches = await store.haltAllBatches(ctx)
  const renditions = await haltAllRenditions(ctx, messages.rendition.stopped)
  const edits = await stopEdits(ctx, messages.edit.stopped)
  await refundAll(ctx, videos.map(refundOf))
  for (const { id } of videos) await announce(ctx, { type: 'video', id })
  for (const { videoId } of renditions) await announce(ctx, { type: 'video', id: videoId })
  for (const id of batches) await announce(ctx, { type: 'batch', id })
  return {
    videos: videos.length,
    credits: videos.reduce((sum, video) => sum + video.credits, 0),
    runs: [
      ...batches.map(batchRunId),
      ...videos.map(({ id, attempt }) => filmRunId({ videoId: id, attempt })),
      ...renditions.map(renditionRunId),
      ...edits,
    ],
  }
}

/** Ends these runs now: waiting ones never begin, running ones heed their signal. */
export const endRuns = async (runs: string[]): Promise<void> => {
  if (runs.length > 0) await cancel(runs)
}

/** Ends the making of these films, whatever becomes of their rows. */
export const endFilms = (videos: { id: string; attempt: number }[]): Promise<void> =>
  endRuns(videos.map(({ id, attempt }) => filmRunId({ videoId: id, attempt })))

/** Makes what a stop halted again, the oldest first, for as long as the credits last; answers how many. */
export async function remakeStopped(ctx: Owned): Promise<number> {
  let remade = 0
  for (const id of await store.haltedBecause(ctx, STOPPED)) {
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
