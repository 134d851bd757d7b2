/** One stage of a video as one durable step. */
import { AT_A_STAGE, IN_THE_MAKING, STAGES, type StageName } from '@octavo/contract/video'
import { changeVideo, videoById } from '#films/videos/index.ts'
import type { JobWork } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import type { FilmWork } from './film-work.ts'
import { withProgress } from './progress.ts'
import { STAGE_LIMITS } from './stages.ts'

/**
 * The video shows the stage's status while it runs, its time is noted when it is done. Nothing is returned when the video
 * was cancelled or discarded in the meantime.
 */
export const stage = <Result>(
  work: JobWork<FilmWork>,
  name: StageName,
  stepName: string,
  does: (film: FilmWork) => Promise<Result>,
): Promise<Result | undefined> =>
  work.step(
    stepName,
    async (film, { signal, gotOn }) => {
      if (!(await enter(film, name))) return undefined
      const startedAt = Date.now()
      const result = await withProgress(
        (share) => noteProgress(film, share),
        (report) => does({ ...film, signal, report, gotOn }),
      )
      await leave(film, name, (Date.now() - startedAt) / 1000)
      return result
    },
    STAGE_LIMITS[name],
  )

async function enter({ ctx, video }: FilmWork, name: StageName): Promise<boolean> {
  const status = STAGES.find((one) => one.name === name)?.status ?? 'queued'
  const entered = await changeVideo(
    ctx,
    { id: video.id, attempt: video.attempt, from: IN_THE_MAKING },
    { status, stage: name, stageProgress: 0, stageStartedAt: ctx.now() },
  )
  if (entered) await notify(ctx, { type: 'video', id: video.id })
  return Boolean(entered)
}

async function noteProgress({ ctx, video: { id, attempt } }: FilmWork, share: number): Promise<void> {
  await changeVideo(ctx, { id, attempt, from: AT_A_STAGE }, { stageProgress: share })
  await notify(ctx, { type: 'video', id })
}

async function leave({ ctx, video: { id, attempt } }: FilmWork, name: StageName, seconds: number): Promise<void> {
  const timings = { ...(await videoById(ctx, id))?.timings, [name]: seconds }
  await changeVideo(ctx, { id, attempt, from: IN_THE_MAKING }, { stageProgress: 1, timings })
}
