/** A video as work finds it, and what becomes of it when the work fails: the same for a film's own job and for its batch's. */

import { IN_THE_MAKING } from '@octavo/contract/video'
import { workingFor } from '#accounts/index.ts'
import type { Ctx } from '#context.ts'
import { emit } from '#domain-events.ts'
import { changeVideo, filmsSettled, refundVideo, videoById } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import type { FilmWork } from './film-work.ts'

export type FilmInput = { videoId: string; attempt: number }

/** A video that is being tried again is closed to the work of its earlier attempt. */
async function find(ctx: Ctx, { videoId, attempt }: FilmInput): Promise<FilmWork | undefined> {
  const video = await videoById(ctx, videoId)
  return video?.attempt === attempt ? { ctx: await workingFor(ctx, video.accountId), video } : undefined
}

/** The video says why, and its credits go back. */
async function fail({ ctx, video: { id, attempt } }: FilmWork, problem: string): Promise<void> {
  const failed = await changeVideo(ctx, { id, attempt, from: IN_THE_MAKING }, { status: 'failed', problem })
  if (!failed) return
  await refundVideo(ctx, failed)
  await emit(ctx, filmsSettled, [failed])
  await notify(ctx, { type: 'video', id })
}

export const ofVideo = {
  find,
  fail,
  fault:
    'Something went wrong while making this film. Its credits are back; press Retry, and if it fails again look at the log.',
}
