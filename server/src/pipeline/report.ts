import type { Owned } from '#context.ts'
import { announce } from '#events.ts'
import { changeVideo } from '#features/videos/index.ts'
import type { FilmInput } from './run.ts'

const EVERY_MS = 1000

/** Takes a stage's progress as often as it is told and writes it down once a second. */
export function reporter(ctx: Owned, { videoId, attempt }: FilmInput) {
  let share = 0
  let written = 0
  let writing: Promise<unknown> = Promise.resolve()
  const write = async () => {
    if (share === written) return
    written = share
    await changeVideo(
      ctx,
      { id: videoId, attempt, from: ['writing', 'checking', 'voicing', 'rendering'] },
      { stageProgress: share },
    )
    await announce(ctx, { type: 'video', id: videoId })
  }
  // Progress is a courtesy: a write that fails must not fail the film.
  const timer = setInterval(() => {
    writing = writing.then(write).catch(() => undefined)
  }, EVERY_MS)
  return {
    report: (now: number) => {
      share = Math.max(share, Math.min(1, now))
    },
    end: () => {
      clearInterval(timer)
      return writing
    },
  }
}
