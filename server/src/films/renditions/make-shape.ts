/** A finished film in another shape, or without the brand's name over it. */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx } from '#context.ts'
import { sourceOf, withFiles } from '#films/edits/index.ts'
import type { Job } from '#films/make/index.ts'
import { FaultyFilm, speakInManner, workersFor } from '#films/make/index.ts'
import { type Film, type Rendition, renditionOf } from '#providers/film/film.ts'
import { writeSpeech } from '#providers/voice/speech.file.ts'

export type MadeRendition = Pick<Film, 'bytes'> & { filmPath: string; posterPath: string; folder: string }

/** Where shapes are made, each in a folder of its own. */
export const shapesRoot = ({ config }: Pick<Ctx, 'config'>): string => path.join(config.dataDir, 'shapes')

/** Makes it from what the film was made from, in a folder of its own that whoever asked for it removes. */
export async function makeShape(job: Job, name: string, rendition: Rendition): Promise<MadeRendition> {
  const { ctx, video, signal } = job
  const folder = path.join(shapesRoot(ctx), name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { plan, script, manner } = await sourceOf({ ctx, video, signal })
  const speech = path.join(folder, 'speech')
  await writeSpeech(speech, await speakInManner({ ctx, video, signal }, script, manner))
  const [filmPath, posterPath] = [path.join(folder, 'film.mp4'), path.join(folder, 'film.jpg')]
  const film = await ctx.providers.film.remakeFilm(
    renditionOf(await withFiles(ctx, plan, `${speech}.wav`), rendition),
    { filmPath, posterPath, workers: await workersFor(job), signal, onProgress: job.report },
  )
  if (film.faults.length > 0) throw new FaultyFilm(film.faults.join(' '))
  return { bytes: film.bytes, filmPath, posterPath, folder }
}
