import { AT_A_STAGE } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import { announce } from '#events.ts'
import { changeVideo } from '#features/videos/index.ts'
import type { FilmInput } from './run.ts'
import { ticker } from './ticker.ts'

/** Notes a stage's progress in its video. */
export const reporter = (ctx: Owned, { videoId, attempt }: FilmInput) =>
  ticker(async (share) => {
    await changeVideo(ctx, { id: videoId, attempt, from: AT_A_STAGE }, { stageProgress: share })
    await announce(ctx, { type: 'video', id: videoId })
  })
