/** Somebody's recorded voice without rumble and hiss. */
import { filter, pass } from '#audio/filter.ts'
import type { EncoderName } from '#encode/encoder.ts'
import { laterSound } from '#tasks/later.sound.ts'
import { soundThrough } from './sound.ffmpeg.ts'
import { levelsOf } from './voice.levels.ts'

/** Under 80 Hz nobody speaks: of fourth order (Butterworth), since hum stands right below. */
const RUMBLE = [0.541, 1.307].map((q) => pass('high', 80, q))
/** By how much noise is lowered; more of it is heard as bubbling. */
const LESS_DB = 20
/** What the filter takes for noise, dB of full scale. Under the first there is none worth the work. */
const NOISE_DB = { least: -75, most: -20 }
/** Noise is at least so far under the speech, or it is speech. */
const UNDER_SPEECH_DB = 15
/** The filter gives each sample so many later, at 48 kHz. */
const DELAY = 1200

/** Mono at 48 kHz without what is lower than a voice, in place. */
export const withoutRumble = (pcm: Float32Array): Float32Array => filter(pcm, ...RUMBLE)

/** The same sound with less of the noise that is heard between its words; its clock stays. */
export async function withoutNoise(pcm: Float32Array, encoder: EncoderName): Promise<Float32Array> {
  const { noiseDb, speechDb } = levelsOf(pcm)
  const floor = Math.min(noiseDb, speechDb - UNDER_SPEECH_DB, NOISE_DB.most)
  if (floor < NOISE_DB.least) return pcm
  const later = new Float32Array(pcm.length + DELAY)
  later.set(pcm)
  const options = `nr=${LESS_DB}:nf=${floor.toFixed(1)}`
  const through = encoder === 'ffmpeg' ? soundThrough(later, `afftdn=${options}`) : byNodeAv(later, options)
  return samplesOf(await through).subarray(DELAY, DELAY + pcm.length)
}

const byNodeAv = async (pcm: Float32Array, options: string): Promise<Buffer> =>
  (await laterSound.filters()).soundThrough(pcm, { name: 'afftdn', options })

/** 32-bit floats as numbers; what is none is silence. */
export const samplesOf = (bytes: Uint8Array): Float32Array =>
  new Float32Array(bytes.slice().buffer, 0, bytes.length >> 2).map((sample) => (Number.isFinite(sample) ? sample : 0))
