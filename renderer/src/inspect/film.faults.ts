import { type FilmPlan, FPS } from '#plan.ts'
import type { FilmReport } from './film.report.ts'

/** What a good film keeps to. Loudness is EBU R128, peaks are dBTP before AAC. */
const LIMITS = {
  durationMs: 100,
  lufs: -14,
  lufsApart: 1,
  truePeakDb: -0.5,
  blackMs: 1000,
  frozenMs: 2000,
  silenceMs: 3000,
  contrast: 4.5,
  /** Colours are rounded to the steps of a frame. */
  contrastSlack: 0.1,
} as const

type Check = (report: FilmReport, plan: FilmPlan) => string | false

const CHECKS: Check[] = [
  (film, plan) =>
    (film.width !== plan.width || film.height !== plan.height) &&
    `The film is ${film.width}x${film.height} and should be ${plan.width}x${plan.height}.`,
  (film) => Math.abs(film.fps - FPS) > 0.1 && `The film has ${film.fps} frames a second and should have ${FPS}.`,
  (film) => film.videoCodec !== 'h264' && `The picture is ${film.videoCodec} and should be h264.`,
  (film) => film.audioCodec !== 'aac' && `The sound is ${film.audioCodec} and should be aac.`,
  (film) => !film.faststart && 'The index stands at the end of the file, so players must load all of it first.',
  (film) => !film.digitalSourceType && 'The file does not say that it is synthetic.',
  (film, plan) =>
    Math.abs(film.durationMs - plan.durationMs) > LIMITS.durationMs &&
    `The film lasts ${seconds(film.durationMs)} and should last ${seconds(plan.durationMs)}.`,
  (film) =>
    film.longestBlackMs > LIMITS.blackMs &&
    `The picture is black for ${seconds(film.longestBlackMs)} from ${clock(film.blackFromMs)}.`,
  (film) =>
    film.longestFrozenMs > LIMITS.frozenMs &&
    `The picture stands still for ${seconds(film.longestFrozenMs)} from ${clock(film.frozenFromMs)}.`,
  (film) =>
    film.longestSilenceMs > LIMITS.silenceMs &&
    `Nothing is heard for ${seconds(film.longestSilenceMs)} from ${clock(film.silentFromMs)}.`,
  ({ flashes: { general } }) =>
    general !== undefined &&
    `The picture flashes more than three times a second at ${clock(general)}, which can cause seizures.`,
  ({ flashes: { red } }) =>
    red !== undefined &&
    `The picture flashes red more than three times a second at ${clock(red)}, which can cause seizures.`,
  ({ strayTexts: [stray, ...more] }) =>
    stray !== undefined && `"${stray.text}" is ${stray.how} at ${clock(stray.atMs)}${andMore(more.length)}.`,
  ({ captionContrast: lowest }) =>
    lowest !== undefined &&
    lowest.ratio < LIMITS.contrast - LIMITS.contrastSlack &&
    `The captions stand out by ${lowest.ratio.toFixed(1)}:1 at ${clock(lowest.atMs)} and should by ${LIMITS.contrast}:1.`,
  (film) =>
    !(Math.abs(film.lufs - LIMITS.lufs) <= LIMITS.lufsApart) &&
    `The sound is at ${film.lufs.toFixed(1)} LUFS and should be at ${LIMITS.lufs}.`,
  (film) =>
    film.truePeakDb > LIMITS.truePeakDb && `The sound peaks at ${film.truePeakDb.toFixed(1)} dBTP and may distort.`,
]

/** What is wrong with a film, in plain sentences; none when it is good. */
export function filmFaults(report: FilmReport, plan: FilmPlan): string[] {
  return CHECKS.map((check) => check(report, plan)).filter((fault) => fault !== false)
}

const andMore = (count: number): string => (count > 0 ? `, and ${count} more` : '')

/** Minutes and seconds, as players show them. */
function clock(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
