/** A film from its script: spoken, drawn, and put into the library. */

import { messages } from '@octavo/contract/messages'
import { IN_THE_MAKING } from '@octavo/contract/video'
import type { Ctx } from '#context.ts'
import { emit } from '#domain-events.ts'
import {
  changeVideo,
  type FoundPictures,
  filenameOf,
  filmReady,
  filmsSettled,
  type VideoRow,
  videosAtWork,
} from '#films/videos/index.ts'
import { type JobWork, job, order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import type { Film } from '#rendering/index.ts'
import { getScript, standsAsApproved, updateScriptRow } from '#scripts/index.ts'
import { keepPlan } from './film-source.store.ts'
import { type FilmWork, withBrand, withScript } from './film-work.ts'
import { findPictures, wantsPictures } from './find-pictures.ts'
import { type Recorded, recordVoice } from './record-voice.ts'
import { renderFilm } from './render-film.ts'
import { writtenScript } from './script.part.ts'
import { stage } from './stage.ts'
import { type FilmInput, ofVideo } from './video.part.ts'
import { chooseBrandPictures } from './week-pictures.ts'
import { filmWorkFolder } from './work-folder.ts'

export const makeFilm = job({
  name: 'make-film',
  queue: 'film',
  id: ({ videoId, attempt }: FilmInput) => `film ${videoId} ${attempt}`,
  ...ofVideo,
  run,
  open: async (ctx) => (await videosAtWork(ctx)).filter(({ scriptId }) => scriptId !== null).map(inputOf),
  folder: filmWorkFolder,
})

const inputOf = ({ id, attempt }: Pick<VideoRow, 'id' | 'attempt'>) => ({ input: { videoId: id, attempt } })

/** The run that makes this video, as the engine knows it. */
export const filmRunId = (video: Pick<VideoRow, 'id' | 'attempt'>): string => makeFilm.id(inputOf(video).input)

/** Has the film made once the caller's transaction is committed. */
export const startFilm = (ctx: Pick<Ctx, 'db'>, video: Pick<VideoRow, 'id' | 'attempt'>): Promise<void> =>
  order(ctx, makeFilm, inputOf(video).input)

/** A video that failed before it had a script gets that first. */
async function run(work: JobWork<FilmWork>, input: FilmInput): Promise<void> {
  const written = await work.commit('is it written', isWritten)
  if (written === 'waits' || (!written && !(await writtenScript.run(work, input)))) return
  const voiced = await stage(work, 'voice', 'voice', recordVoice)
  if (!voiced) return
  const looksForPictures = await work.commit('note the voice', (film) => noteVoice(film, voiced))
  if (looksForPictures) {
    const found = await work.step('find pictures', (film, { signal }) => findPictures({ ...film, signal }), SEARCH)
    if (found) await work.commit('note the pictures', (film) => notePictures(film, found))
  }
  const film = await stage(work, 'render', 'render', renderFilm)
  if (film) await work.commit('put it into the library', (found) => putIntoLibrary(found, film, voiced))
}

/** With other words than were approved it waits for a person. */
async function isWritten({ ctx, video }: FilmWork): Promise<boolean | 'waits'> {
  const { id, attempt, scriptId } = video
  if (scriptId === null) return false
  if (standsAsApproved(await getScript(ctx, scriptId))) return true
  const problem = messages.script.changedSince
  const waits = await changeVideo(ctx, { id, attempt, from: IN_THE_MAKING }, { status: 'review', problem })
  if (waits) await notify(ctx, { type: 'video', id })
  return waits ? 'waits' : true
}

/** Sources answer or are given up long before; a model makes a picture in a minute or two. */
const SEARCH = { tries: 2, minutes: 15 }

/** Answers whether pictures are to be looked for. What an earlier version noted has no answer, and goes on as it would have there. */
async function noteVoice(film: FilmWork, { durationMs, voice, presenter, lengthNote }: Recorded): Promise<boolean> {
  const { ctx, video } = film
  const madeBy = { ...video.madeBy, voice: ctx.services.voice.name }
  const brandPictures = await chooseBrandPictures(await withScript(film))
  await changeVideo(
    ctx,
    { id: video.id, attempt: video.attempt, from: IN_THE_MAKING },
    { durationMs, voiceId: voice, presenter, lengthNote, madeBy, ...(brandPictures && { brandPictures }) },
  )
  return wantsPictures(await withBrand(film))
}

async function notePictures({ ctx, video: { id, attempt } }: FilmWork, foundPictures: FoundPictures): Promise<void> {
  await changeVideo(ctx, { id, attempt, from: IN_THE_MAKING }, { foundPictures })
  await notify(ctx, { type: 'video', id })
}

/** The film is in its place: now, and only now, the library has it. */
async function putIntoLibrary({ ctx, video }: FilmWork, film: Film, voiced: Recorded): Promise<void> {
  const finished = await changeVideo(
    ctx,
    { id: video.id, attempt: video.attempt, from: IN_THE_MAKING },
    {
      status: 'ready',
      stageProgress: 1,
      filename: filenameOf(video.title, video.id),
      durationMs: Math.round(film.durationMs),
      sizeBytes: film.bytes,
      readyAt: ctx.now(),
      scenes: film.scenes.map(({ startMs, visuals }) => ({ timestamp: startMs / 1000, visuals })),
      width: film.width,
      height: film.height,
      problem: null,
      madeBy: { ...video.madeBy, renderer: ctx.filmMaker.name },
    },
  )
  if (!finished) return
  if (finished.scriptId) await updateScriptRow(ctx, finished.scriptId, { status: 'filmed' })
  const { script, lines, manner } = voiced
  // A voice that an earlier version recorded says nothing of its manner; such a film is planned when it is edited.
  if (manner) await keepPlan(ctx, video.id, { plan: film.plan, script, lines, manner })
  await emit(ctx, filmReady, finished)
  await emit(ctx, filmsSettled, [finished])
  await notify(ctx, { type: 'video', id: video.id })
  await notify(ctx, { type: 'library' })
}
