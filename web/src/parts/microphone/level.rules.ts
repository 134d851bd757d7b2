/** How loud somebody reads, judged from the waveform that a microphone gives. */

/** What was heard of late, in decibels below the loudest a microphone can give (0). */
export type Heard = { loudestDb: number; peakDb: number }

/** Nothing was heard yet. */
export const SILENCE_DB = -90
export const UNHEARD: Heard = { loudestDb: SILENCE_DB, peakDb: SILENCE_DB }

/** A peak above this is about to be cut off. */
const TOO_LOUD_PEAK_DB = -1
/** A voice whose loudest moments stay below this drowns in the noise of a room. */
const TOO_QUIET_DB = -40
/** Below this nobody speaks. */
const SPEECH_DB = -50
/** How fast what was heard is forgotten. */
const FADE_DB_PER_S = 9

const decibels = (amplitude: number): number =>
  amplitude > 0 ? Math.max(SILENCE_DB, 20 * Math.log10(amplitude)) : SILENCE_DB

/** Loudness (root mean square) and peak of samples from -1 to 1, in decibels. */
export function levelOf(samples: Float32Array): { db: number; peakDb: number } {
  let sum = 0
  let peak = 0
  for (const sample of samples) {
    sum += sample * sample
    peak = Math.max(peak, Math.abs(sample))
  }
  return { db: decibels(Math.sqrt(sum / Math.max(1, samples.length))), peakDb: decibels(peak) }
}

/** What was heard before, faded by the time that went by, and what is heard now. */
export function heardWith(before: Heard, now: { db: number; peakDb: number }, seconds: number): Heard {
  const faded = (db: number) => db - FADE_DB_PER_S * seconds
  return {
    loudestDb: Math.max(SILENCE_DB, faded(before.loudestDb), now.db),
    peakDb: Math.max(SILENCE_DB, faded(before.peakDb), now.peakDb),
  }
}

export const LEVEL_WORDS = {
  silent: 'Listening',
  quiet: 'Too quiet',
  good: 'Good level',
  loud: 'Too loud',
} as const
export type Level = keyof typeof LEVEL_WORDS

export function levelFrom({ loudestDb, peakDb }: Heard): Level {
  if (peakDb > TOO_LOUD_PEAK_DB) return 'loud'
  if (loudestDb < SPEECH_DB) return 'silent'
  return loudestDb < TOO_QUIET_DB ? 'quiet' : 'good'
}

/** Where on a meter a loudness stands, 0 to 1: what a voice can be takes all of it. */
export const shareOf = (db: number): number => Math.min(1, Math.max(0, (db - SPEECH_DB) / -SPEECH_DB))
