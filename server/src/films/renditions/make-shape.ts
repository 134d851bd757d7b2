/** A finished film in another shape, or without the brand's name over it. */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  drawing,
  type FilmWork,
  filesIn,
  refuseFaulty,
  sourceOf,
  speakInManner,
  withBrand,
  withFiles,
} from '#films/make/index.ts'
import { type Film, type Rendition, renditionOf } from '#rendering/index.ts'
import { writeSpeech } from '#services/voice/speech-file.ts'

/** Makes it from what the film was made from, in a folder that whoever asked for it removes. */
export async function makeShape(work: FilmWork, folder: string, rendition: Rendition): Promise<Pick<Film, 'bytes'>> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const film = await withBrand(work)
  const { plan, script, manner } = await sourceOf(film)
  const speech = path.join(folder, 'speech')
  await writeSpeech(speech, await speakInManner({ ...film, report: undefined }, script, manner))
  const made = await film.ctx.filmMaker.remakeFilm(
    renditionOf(await withFiles(film.ctx, plan, `${speech}.wav`), rendition),
    { ...filesIn(folder), ...(await drawing(film)) },
  )
  refuseFaulty(made)
  return made
}
