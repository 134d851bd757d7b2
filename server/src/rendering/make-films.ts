/** Our own renderer at work: from words and sound to a plan, from the plan to a film. */
import { rm } from 'node:fs/promises'
import { type FilmPlan, filmFaults, renderFilm, renderMusicSample, renderPoster } from '@octavo/renderer'
import type { Log } from '#log.ts'
import type { Signing } from './film-credentials.ts'
import type { Film, FilmMaker, FilmOrder } from './film-maker.ts'
import { planFilm } from './plan-film.ts'
import { visualsOf } from './visuals.ts'

// Where the hook's words stand on the picture.
const POSTER_AT_MS = 1800

const posterAt = ({ speech, durationMs }: FilmPlan): number =>
  Math.min((speech.atMs ?? 0) + POSTER_AT_MS, durationMs / 2)

type Settings = {
  encoder: 'auto' | 'ffmpeg' | 'node-av'
  log: Log
  /** Films are not signed if not given. */
  signing?: Signing
}

export function octavoFilms({ encoder, log, signing }: Settings): FilmMaker {
  const make = async (plan: FilmPlan, { filmPath, posterPath, scenesPath, ...order }: FilmOrder): Promise<Film> => {
    const credentials = await signing?.()
    const options = {
      ...order,
      out: filmPath,
      encoder,
      ...(scenesPath && { cacheFolder: scenesPath }),
      ...(credentials && { credentials }),
    }
    // Beside the film, which is often but a scene and the sound. Neither is at work any more when this settles.
    const poster = renderPoster(plan, posterAt(plan), posterPath, order)
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
    drawPoster: async (plan, atMs, out) => {
      await renderPoster(plan, atMs ?? posterAt(plan), out)
    },
  }
}
