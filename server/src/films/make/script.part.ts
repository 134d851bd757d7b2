/** A video's script: written, checked, and remembered if it repeats nothing. */

import { IN_THE_MAKING } from '@octavo/contract/video'
import { changeVideo } from '#films/videos/index.ts'
import type { JobWork } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { NothingLeftToSay } from '#services/language/language.ts'
import { type CheckedScript, checkScript } from './check-script.ts'
import type { FilmWork } from './film-work.ts'
import { keepChecked, reviewProblem } from './keep-script.ts'
import { stage } from './stage.ts'
import { type FilmInput, ofVideo } from './video.part.ts'
import { writeScript } from './write-script.ts'

// Memory refuses what repeats an earlier script; after this many new texts there is nothing new to say.
const MEMORY_ROUNDS = 6

/** True when the script may be filmed at once. */
async function run(work: JobWork<FilmWork>, { videoId }: FilmInput): Promise<boolean> {
  for (let round = 0; round < MEMORY_ROUNDS; round++) {
    const named = (step: string) => `${step} ${videoId} ${round}`
    const written = await stage(work, 'write', named('write'), (film) => writeScript(film, round))
    if (!written) return false
    const checked = await stage(work, 'check', named('check'), (film) => checkScript(film, written, round))
    if (!checked) return false
    const kept = await work.commit(named('remember'), (film) => remember(film, checked))
    if (kept !== 'repeats') return kept === 'approved'
  }
  throw new NothingLeftToSay(
    'Everything the writer knows about this brand has been said. Add facts or a description to the brand and try again.',
  )
}

export const writtenScript = { ...ofVideo, run }

async function remember(
  { ctx, video }: FilmWork,
  checked: CheckedScript,
): Promise<'approved' | 'review' | 'repeats' | 'gone'> {
  const { script, verdict } = checked
  const { id, attempt, brandId, format } = video
  const memory = await keepChecked(ctx, checked, { brandId, format })
  if (!memory.kept) return 'repeats'
  const changed = await changeVideo(
    ctx,
    { id, attempt, from: IN_THE_MAKING },
    {
      scriptId: memory.script.id,
      title: script.title,
      status: verdict.approved ? 'queued' : 'review',
      problem: verdict.approved ? null : reviewProblem(checked),
      madeBy: { ...video.madeBy, writer: script.written?.by ?? ctx.services.language.name },
    },
  )
  await notify(ctx, { type: 'video', id })
  return changed ? (verdict.approved ? 'approved' : 'review') : 'gone'
}
