import type { Mood } from '#plan.ts'
import { limit } from './limiter.ts'
import { integratedLoudness, RATE } from './loudness.ts'
import { fadeEnds, playMusic } from './music.ts'

/** Past the introduction. */
const FROM_SECONDS = 13
export const SAMPLE_SECONDS = 8
const SEED = 2
const SAMPLE_LUFS = -16
const CEILING_DB = -1.5

/** Eight seconds out of the middle of a mood, 48 kHz stereo; the same for all who listen. */
export function moodSample(mood: Mood): { left: Float32Array; right: Float32Array; sampleRate: number } {
  const length = (FROM_SECONDS + SAMPLE_SECONDS + 6) * RATE
  const whole = { left: new Float32Array(length), right: new Float32Array(length) }
  playMusic(mood, SEED, whole.left, whole.right, 2)
  const cut = (side: Float32Array) => side.slice(FROM_SECONDS * RATE, (FROM_SECONDS + SAMPLE_SECONDS) * RATE)
  const [left, right] = [cut(whole.left), cut(whole.right)]
  fadeEnds({ left, right }, { fadeInSeconds: 0.3, fadeOutSeconds: 1 })
  limit(left, right, 10 ** ((SAMPLE_LUFS - integratedLoudness(left, right)) / 20), CEILING_DB)
  return { left, right, sampleRate: RATE }
}
