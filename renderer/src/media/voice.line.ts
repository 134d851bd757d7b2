/** A line out of a recording: without the silence at its ends, as loud as it is to be. */
import { limit } from '#audio/limiter.ts'
import { integratedLoudness, QUIETEST_LUFS } from '#audio/loudness.ts'
import { FRAME, frameLevels, levelsOf } from './voice.levels.ts'

const SAMPLES_A_MS = 48
/** Silence at both ends. */
export const ENDS_MS = 120
const FADE_MS = 10
/** So far under the loud parts of a line, or so close above the noise, nothing of it is heard. */
const AUDIBLE = { underDb: 38, aboveNoiseDb: 8, leastDb: -70 }
const CEILING_DB = -1
const TOLERANCE_LU = 0.1
const PASSES = 4
/** Somebody who whispers is not made a crowd's noise of. */
const MOST_RAISE_DB = 40

/** Where a line stands in a recording, in milliseconds: its words, and no word of another line. */
export type LineSpan = { startMs: number; endMs: number }

/**
 * The line as mono samples at 48 kHz, with `ENDS_MS` of near silence before and after what is heard of it, at `lufs` as a film's
 * mix measures it (the voice in both channels); quieter where its peaks do not let it. `startMs`: where its first sample stands
 * in the recording; below 0 where that begins later. Undefined when nothing is heard.
 */
export function cutLine(
  pcm: Float32Array,
  { startMs, endMs }: LineSpan,
  lufs: number,
): { pcm: Float32Array; startMs: number } | undefined {
  const from = Math.max(0, Math.round(startMs * SAMPLES_A_MS))
  const own = pcm.subarray(from, Math.round(endMs * SAMPLES_A_MS))
  const heard = audible(own)
  if (!heard) return undefined
  const ends = ENDS_MS * SAMPLES_A_MS
  const first = heard.from - ends
  const line = new Float32Array(heard.to - heard.from + 2 * ends)
  line.set(own.subarray(Math.max(0, first), heard.to + ends), Math.max(0, -first))
  fadeEnds(line)
  level(line, lufs)
  return { pcm: line, startMs: (from + first) / SAMPLES_A_MS }
}

/** The samples from the first to the last frame in which something is heard; undefined where nothing is. */
export function audible(pcm: Float32Array): { from: number; to: number } | undefined {
  const { speechDb, noiseDb } = levelsOf(pcm)
  if (speechDb < AUDIBLE.leastDb) return undefined
  const enough = Math.min(speechDb - 6, Math.max(speechDb - AUDIBLE.underDb, noiseDb + AUDIBLE.aboveNoiseDb))
  const levels = frameLevels(pcm)
  const first = levels.findIndex((db) => db >= enough)
  return first < 0 ? undefined : { from: first * FRAME, to: (levels.findLastIndex((db) => db >= enough) + 1) * FRAME }
}

function fadeEnds(pcm: Float32Array): void {
  const length = Math.min(FADE_MS * SAMPLES_A_MS, pcm.length >> 1)
  for (let i = 0; i < length; i++) {
    pcm[i]! *= i / length
    pcm[pcm.length - 1 - i]! *= i / length
  }
}

function level(pcm: Float32Array, target: number): void {
  const silent = new Float32Array(pcm.length)
  for (let pass = 0; pass < PASSES; pass++) {
    const lufs = integratedLoudness(pcm, pcm)
    if (lufs <= QUIETEST_LUFS || Math.abs(target - lufs) < TOLERANCE_LU) return
    limit(pcm, silent, 10 ** (Math.min(MOST_RAISE_DB, target - lufs) / 20), CEILING_DB)
  }
}
