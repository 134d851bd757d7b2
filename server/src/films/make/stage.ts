/** One stage of a video as one durable step. */
import { messages } from '@octavo/contract/messages'
import { AT_A_STAGE, IN_THE_MAKING, STAGES, type StageName } from '@octavo/contract/video'
import { refuseWithoutRoom } from '#disk.ts'
import { changeVideo, videoById } from '#films/videos/index.ts'
import type { JobWork } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { isDiskFull } from '#outage.ts'
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
        async (report) => {
          await refuseWithoutRoom(film.ctx.config, roughBytes(film))
          return does({ ...film, signal, report, gotOn })
        },
      ).catch((error: unknown) => noteFullDisk(film, error))
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
    { status, stage: name, stageProgress: 0, stageStartedAt: ctx.now(), problem: null },
  )
  if (entered) await notify(ctx, { type: 'video', id: video.id })
  return Boolean(entered)
}

async function noteProgress({ ctx, video: { id, attempt } }: FilmWork, share: number): Promise<void> {
  await changeVideo(ctx, { id, attempt, from: AT_A_STAGE }, { stageProgress: share })
  await notify(ctx, { type: 'video', id })
}

const BYTES_A_SECOND = 3_000_000
const USUAL_MS = 60_000

/** What a film takes while it is made, roughly: its sound, its scenes, and itself. */
const roughBytes = ({ video }: FilmWork): number => ((video.durationMs ?? USUAL_MS) / 1000) * BYTES_A_SECOND

/** The engine tries again until there is room; meanwhile the screen says what the film waits for. */
async function noteFullDisk({ ctx, video: { id, attempt } }: FilmWork, error: unknown): Promise<never> {
  if (isDiskFull(error)) {
    // Where the database lies on the same disk, it may have no room for the note either.
    const noted = changeVideo(ctx, { id, attempt, from: IN_THE_MAKING }, { problem: messages.noRoom })
    await noted.then(() => notify(ctx, { type: 'video', id })).catch(() => {})
  }
  throw error
}

async function leave({ ctx, video: { id, attempt } }: FilmWork, name: StageName, seconds: number): Promise<void> {
  const timings = { ...(await videoById(ctx, id))?.timings, [name]: seconds }
  await changeVideo(ctx, { id, attempt, from: IN_THE_MAKING }, { stageProgress: 1, timings })
}
