/** Making the film: its speech, its plan, its pictures, its checks, and its place where the library finds it. */
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Owned } from '#context.ts'
import { countInProduction, filmKey, srtOf, vttOf } from '#films/videos/index.ts'
import { folderOf } from '#jobs.ts'
import type { Film, FilmPlan } from '#rendering/index.ts'
import { filmRequest } from './film-request.ts'
import { type FilmWork, withScript } from './film-work.ts'
import { withAddresses } from './plan-files.ts'
import { recordedSpeech } from './record-voice.ts'
import { scenesFolder } from './scenes.ts'
import { filmWorkFolder } from './work-folder.ts'

/** The film did not pass its checks; the message says what was wrong. */
export class FaultyFilm extends Error {
  readonly forOwner = true
}

/** Makes the film, checks it, and puts it with its poster and captions where the library finds them. */
export async function renderFilm(work: FilmWork): Promise<Film> {
  const film = await withScript(work)
  const { ctx, video } = film
  const folder = folderOf(ctx, filmWorkFolder, { videoId: video.id, attempt: video.attempt })
  await mkdir(folder, { recursive: true })
  const { speech, path: speechPath } = await recordedSpeech(film)
  const files = filesIn(folder)
  const made = await ctx.filmMaker.makeFilm(await filmRequest(film, speech, speechPath), {
    ...files,
    latestPath: latestIn(folder),
    scenesPath: scenesFolder(ctx, video.id),
    ...(await drawing(film)),
  })
  refuseFaulty(made)
  await keepFilm(ctx, { videoId: video.id, revision: 1 }, made.plan.sentences, files)
  await rm(folder, { recursive: true, force: true })
  return { ...made, plan: withAddresses(made.plan) }
}

/** The film and its poster while they are made. */
export const filesIn = (folder: string) => ({
  filmPath: path.join(folder, 'film.mp4'),
  posterPath: path.join(folder, 'film.jpg'),
})

/** The scene made last, while the film is made. */
const latestIn = (folder: string): string => path.join(folder, 'latest.jpg')

/** Pictures of a film in the making, the newest first: of the scene made last, and of the film, which is drawn before. */
export const picturesIn = (folder: string): string[] => [latestIn(folder), filesIn(folder).posterPath]

/** How a film is drawn: on how many cores, until when, and who hears how far it is. */
export const drawing = async ({ ctx, signal = NEVER, report = () => {}, gotOn }: FilmWork) => ({
  workers: await workersFor(ctx),
  signal,
  onProgress: report,
  onKept: gotOn,
})

const NEVER = new AbortController().signal

export function refuseFaulty({ faults }: Pick<Film, 'faults'>): void {
  if (faults.length > 0) throw new FaultyFilm(faults.join(' '))
}

/** One film alone gets all cores; when several are made at once, each gets its share. */
async function workersFor(ctx: Owned): Promise<number> {
  const cores = ctx.config.renderWorkers ?? availableParallelism()
  return Math.max(1, Math.floor(cores / Math.max(1, Math.min(cores, await countInProduction(ctx)))))
}

/** Puts a film with its poster and captions where the library finds them once its row says so. */
export async function keepFilm(
  ctx: Owned,
  { videoId, revision }: { videoId: string; revision: number },
  sentences: FilmPlan['sentences'],
  { filmPath, posterPath }: { filmPath: string; posterPath: string },
): Promise<void> {
  const { storage } = ctx.services
  const key = (ending: string) => filmKey(ctx.accountId, videoId, ending, revision)
  await storage.keepBytes(key('.srt'), Buffer.from(srtOf(sentences)))
  await storage.keepBytes(key('.vtt'), Buffer.from(vttOf(sentences)))
  await storage.keepFile(key('.jpg'), posterPath)
  await storage.keepFile(key('.mp4'), filmPath)
}
