/** How loud somebody's recorded voice is, how noisy it is around it, and whether it was too loud for the microphone. */

/** Mono at 48 kHz, as everything here. */
const RATE = 48_000
export const FRAME = RATE / 100
/** Digital silence, as some browsers put between words. */
const NOTHING_DB = -90
/** Frames up to this share are what is heard between words; above the other are the loud parts of words. */
const SHARES = { noise: 0.05, speech: 0.95 }
/** Near its highest peak a voice is for moments, a cut-off one for long. */
const NEAR_PEAK = 0.9
/** Who is quiet has peaks, too; only high ones are cut off. */
const HIGH_PEAK = 0.25

export type VoiceLevels = {
  /** The highest sample, 0 to 1 or above. */
  peak: number
  /** Of the loud parts of words, and of what is heard between words; dB of full scale, `QUIETEST_DB` at least. */
  speechDb: number
  noiseDb: number
  /** The share of the loud samples that stand at the very top, 0 to 1. */
  clipped: number
}

export const QUIETEST_DB = -120

/** The level of each 10 ms in dB of full scale. */
export function frameLevels(pcm: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(pcm.length / FRAME) }, (_, frame) => {
    let power = 0
    for (let i = frame * FRAME; i < (frame + 1) * FRAME; i++) power += pcm[i]! ** 2
    return Math.max(QUIETEST_DB, 10 * Math.log10(power / FRAME))
  })
}

/** Measures mono sound at 48 kHz. */
export function levelsOf(pcm: Float32Array): VoiceLevels {
  const levels = frameLevels(pcm).toSorted()
  const heard = levels.subarray(
    Math.max(
      0,
      levels.findIndex((db) => db > NOTHING_DB),
    ),
  )
  const at = (share: number): number => heard[Math.floor((heard.length - 1) * share)] ?? QUIETEST_DB
  const peak = pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return { peak, speechDb: at(SHARES.speech), noiseDb: at(SHARES.noise), clipped: clippedShare(pcm, peak) }
}

function clippedShare(pcm: Float32Array, peak: number): number {
  if (peak < HIGH_PEAK) return 0
  let [loud, top] = [0, 0]
  for (const sample of pcm) {
    const size = Math.abs(sample)
    if (size > peak / 4) loud++
    if (size > peak * NEAR_PEAK) top++
  }
  return top / Math.max(1, loud)
}
