import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type FilmQuality, FORMATS, messages, OWN_MUSIC } from '@octavo/contract'
import type { Owned } from '#context.ts'
import { mediaFile } from '#features/media/index.ts'
import { uploadedFile } from '#features/uploads/index.ts'
import { countInProduction, filmKey, srtOf, type VideoRow, vttOf } from '#features/videos/index.ts'
import { brandFrame, filmBrand } from '#pipeline/brand-frame.rules.ts'
import { pickMusic } from '#pipeline/casting.rules.ts'
import { withAddresses } from '#pipeline/edit/plan-files.ts'
import { picturesFor } from '#pipeline/pictures.ts'
import { scenesFolder } from '#pipeline/scenes.ts'
import type { Job } from '#pipeline/stage.ts'
import type { Film, FilmPlan, FilmRequest } from '#providers/film/film.ts'
import type { Speech } from '#providers/voice/voice.ts'
import { Refusal } from '#refusal.ts'
import { cast, recordedSpeech, workFolder } from './record-voice.ts'
import { brandOf } from './write-script.ts'

/** The film did not pass its checks; the message says what was wrong. */
export class FaultyFilm extends Error {}

/** Makes the film, checks it, and puts it with its poster and captions where the library finds them. */
export async function renderFilm(job: Job): Promise<Film> {
  const folder = workFolder(job)
  await mkdir(folder, { recursive: true })
  const { speech, path: speechPath } = await recordedSpeech(job)
  const filmPath = path.join(folder, 'film.mp4')
  const posterPath = path.join(folder, 'film.jpg')
  const film = await job.ctx.providers.film.makeFilm(await filmRequest(job, speech, speechPath), {
    filmPath,
    posterPath,
    scenesPath: scenesFolder(job.ctx, job.video.id),
    workers: await workersFor(job),
    signal: job.signal,
    onProgress: job.report,
  })
  if (film.faults.length > 0) throw new FaultyFilm(film.faults.join(' '))
  await keepFilm(job.ctx, { videoId: job.video.id, revision: 1 }, film.plan.sentences, { filmPath, posterPath })
  await rm(folder, { recursive: true, force: true })
  return { ...film, plan: withAddresses(film.plan) }
}

/** What a film is ordered with: the brand as it is now, and what was chosen for the film. */
export async function filmRequest(job: Pick<Job, 'ctx' | 'video'>, speech: Speech, speechPath: string) {
  const { ctx, video } = job
  const [brand, { presenter, captionStyle }] = await Promise.all([brandOf(job), cast(job)])
  const logoPath = brand.logoUrl ? await uploadedFile(ctx, brand.logoUrl) : undefined
  return {
    title: video.title,
    format: video.format,
    size: sizeOf(video),
    seed: video.seed,
    brand: filmBrand(brand, logoPath),
    ...brandFrame(brand, video.format, presenter),
    background: (video.backgroundStyle ?? 'animated') as 'animated',
    captions: video.captions,
    captionStyle,
    ...(await picturesFor(ctx, video, brand)),
    music: await musicFor(job, brand),
    ...(presenter && { presenter }),
    speech,
    speechPath,
  }
}

/** Short side in pixels; the other follows from the shape. All are multiples of 8, which the picture has to be. */
const SHORT_SIDE: Record<FilmQuality, number> = { ultra_high: 1080, high: 720, standard: 576 }

/** Width and height of a film's picture. */
export function sizeOf({ format, quality }: Pick<VideoRow, 'format' | 'quality'>): { width: number; height: number } {
  const { width, height } = FORMATS[format]
  const share = SHORT_SIDE[quality ?? 'ultra_high'] / Math.min(width, height)
  return { width: width * share, height: height * share }
}

type Styled = Pick<Awaited<ReturnType<typeof brandOf>>, 'niche' | 'tone' | 'music'>

async function musicFor(
  { ctx, video }: Pick<Job, 'ctx' | 'video'>,
  { niche, tone, music: brandMusic }: Styled,
): Promise<FilmRequest['music']> {
  const music = pickMusic({ chosen: video.music, brandMusic, niche, tone, seed: video.seed })
  const mediaId = OWN_MUSIC.exec(music)?.[1]
  if (!mediaId) return music as FilmRequest['music']
  const file = await mediaFile(ctx, mediaId, 'file').catch(() => {
    throw new Refusal('not-found', messages.brand.musicGone)
  })
  return { path: await ctx.providers.storage.localPath(file.key) }
}

/** One film alone gets all cores; when several are made at once, each gets its share. */
export async function workersFor({ ctx }: Pick<Job, 'ctx'>): Promise<number> {
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
  const { storage } = ctx.providers
  const key = (ending: string) => filmKey(ctx.accountId, videoId, ending, revision)
  await storage.keepBytes(key('.srt'), Buffer.from(srtOf(sentences)))
  await storage.keepBytes(key('.vtt'), Buffer.from(vttOf(sentences)))
  await storage.keepFile(key('.jpg'), posterPath)
  await storage.keepFile(key('.mp4'), filmPath)
}
