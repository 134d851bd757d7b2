import { writeFile } from 'node:fs/promises'
import { integratedLoudness } from '#audio/loudness.ts'
import { soundOf } from '#media/sound.ffmpeg.ts'
import { samplesOf, withoutNoise, withoutRumble } from '#media/voice.clean.ts'
import { levelsOf } from '#media/voice.levels.ts'
import { audible } from '#media/voice.line.ts'
import { laterSound } from './later.sound.ts'
import type { Doer } from './task.ts'

/** Reads somebody's recorded voice and cleans it; nothing when there is no sound in the file. */
export const hearVoice: Doer<'hear'> = async ({ path, seconds, encoder, clean, out }) => {
  const sound = encoder === 'ffmpeg' ? soundOf(path, seconds, 1) : byNodeAv(path, seconds)
  const raw = await sound.then(samplesOf, () => undefined)
  if (!raw?.length) return {}
  const { peak, clipped } = levelsOf(raw)
  const lufs = integratedLoudness(raw, raw)
  const pcm = withoutRumble(raw)
  const { speechDb, noiseDb } = levelsOf(pcm)
  const cleaned = await withoutNoise(pcm, encoder)
  await writeFile(clean, bytesOf(cleaned))
  const { from, to } = audible(cleaned) ?? { from: 0, to: cleaned.length }
  const first = Math.max(0, from - BESIDE)
  await writeFile(out, bytesOf(thirdOf(cleaned.subarray(first, to + BESIDE))))
  const durationMs = pcm.length / SAMPLES_A_MS
  return { heard: { peak, clipped, lufs, speechDb, noiseDb, durationMs, startMs: first / SAMPLES_A_MS } }
}

const SAMPLES_A_MS = 48
/** Samples that are given of what is beside the words: more of it would be searched for words in vain. */
const BESIDE = 200 * SAMPLES_A_MS

const byNodeAv = async (path: string, seconds: number): Promise<Buffer> =>
  (await laterSound.tracks()).decodeSound(path, seconds, 1)

const bytesOf = (pcm: Float32Array): Buffer => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)

const HALF = 36
/** Up to 7.4 of the 8 kHz that a third of the rate holds: a sinc under a Hann window. */
const TAPS = Float32Array.from({ length: 2 * HALF + 1 }, (_, at) => {
  const [x, band] = [at - HALF, (2 * 7400) / 48_000]
  const sinc = x === 0 ? band : Math.sin(Math.PI * x * band) / (Math.PI * x)
  return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (HALF + 1)))
})

/** Sound at 48 kHz as sound at 16 kHz. */
function thirdOf(pcm: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(pcm.length / 3) }, (_, i) => {
    let sum = 0
    for (let k = -HALF; k <= HALF; k++) sum += (pcm[3 * i + k] ?? 0) * TAPS[k + HALF]!
    return sum
  })
}
