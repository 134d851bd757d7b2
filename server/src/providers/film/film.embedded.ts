/** Our own renderer as a provider: from words and sound to a plan, from the plan to a film. */
import { rm } from 'node:fs/promises'
import {
  CLOSE_MS,
  type FilmPlan,
  filmFaults,
  lowerThirdIn,
  renderFilm,
  renderMusicSample,
  renderPoster,
  storyboard,
  wholeFrames,
  withIntro,
} from '@octavo/renderer'
import type { Log } from '#log.ts'
import type { Signing } from './film.credentials.ts'
import type { Film, FilmMaker, FilmOrder, FilmRequest } from './film.ts'
import { visualsOf } from './visuals.ts'

// Where the hook's words stand on the picture.
const POSTER_AT_MS = 1800

type Settings = {
  encoder: 'auto' | 'ffmpeg' | 'node-av'
  log: Log
  /** Films are not signed if not given. */
  signing?: Signing
}

export function embeddedFilmMaker({ encoder, log, signing }: Settings): FilmMaker {
  const make = async (plan: FilmPlan, { filmPath, posterPath, scenesPath, ...order }: FilmOrder): Promise<Film> => {
    const credentials = await signing?.()
    const options = {
      ...order,
      out: filmPath,
      encoder,
      ...(scenesPath && { cacheFolder: scenesPath }),
      ...(credentials && { credentials }),
    }
    const posterAt = Math.min((plan.speech.atMs ?? 0) + POSTER_AT_MS, plan.durationMs / 2)
    // Beside the film, which is often but a scene and the sound. Neither is at work any more when this settles.
    const poster = renderPoster(plan, posterAt, posterPath, order)
    const posterEnds = poster.catch(() => undefined)
    const report = await renderFilm(plan, options).finally(() => posterEnds)
    await poster
    for (const note of report.notes) log.warn(`Film "${plan.title}": ${note}`)
    const faults = filmFaults(report, plan)
    // What failed its checks is made from nothing when it is tried again.
    if (faults.length > 0 && scenesPath) await rm(scenesPath, { recursive: true, force: true })
    return {
      durationMs: report.durationMs,
      bytes: report.bytes,
      width: report.width,
      height: report.height,
      lufs: report.lufs,
      encoder: report.encoder,
      scenes: plan.scenes.map((scene) => ({ startMs: scene.startMs, visuals: visualsOf(scene) })),
      faults,
      notes: report.notes,
      plan,
    }
  }
  return {
    name: 'Octavo renderer',
    sampleMusic: (mood, out) => renderMusicSample(mood, out, { encoder }),
    makeFilm: (request, order) => make(planFilm(request), order),
    remakeFilm: make,
  }
}

/** How much of somebody is seen: all of them where there is time and width for it. */
export const framed = (presenter: NonNullable<FilmRequest['presenter']>, format: FilmRequest['format']) =>
  ({ framing: format === 'long' ? 'full' : 'half', ...presenter }) as const

/** Whole frames; the storyboard decides what is seen while which words are said. */
export function planFilm(request: FilmRequest): FilmPlan {
  const { speech, brand, size, seed, title, captions, lowerThird, intro = 'none' } = request
  const durationMs = wholeFrames(speech.durationMs + CLOSE_MS)
  const { closeLink: _, ...planBrand } = brand // the last scene has it
  const scenes = storyboard({
    ...request,
    sentences: speech.sentences,
    durationMs,
    hasPresenter: request.presenter !== undefined,
  })
  const name = lowerThird && lowerThirdIn(scenes, lowerThird.name, lowerThird.line)
  const plan: FilmPlan = {
    ...size,
    durationMs,
    seed,
    brand: planBrand,
    background: request.background,
    scenes,
    captions,
    ...(request.captionStyle && { captionStyle: request.captionStyle }),
    sentences: speech.sentences,
    visemes: speech.visemes,
    music: request.music,
    speech: { path: request.speechPath },
    title,
    ...(request.presenter && { presenter: framed(request.presenter, request.format) }),
    ...(name && { lowerThird: name }),
  }
  return withIntro(plan, intro)
}
