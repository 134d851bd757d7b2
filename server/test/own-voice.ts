/** Somebody reads: with a voice that no film here speaks with, at a speed of their own, in a room that is not quiet. */
import { builtInVoice, encodeWav, toInt16 } from '@octavo/voice'

const RATE = 48_000
const reader = builtInVoice()

export type Take = {
  /** Amplitudes. */
  hiss?: number
  hum?: number
  gain?: number
  /** Speed. */
  rate?: number
}

/** A WAV file of a text that is read, and when each word of it begins, in milliseconds. */
export async function readAloud(text: string, { hiss = 0.004, hum = 0.01, gain = 0.4, rate = 1.15 }: Take = {}) {
  const { pcm, sentences } = await reader.speak({ text, voice: 'storyteller', rate })
  const before = RATE
  let dice = 3
  const sound = Float32Array.from({ length: pcm.length + 2 * before }, (_, i) => {
    dice = (dice * 48_271) % 2_147_483_647
    const noise = hiss * (dice / 1_073_741_823 - 1) + hum * Math.sin((2 * Math.PI * 50 * i) / RATE)
    return Math.max(-1, Math.min(1, (pcm[i - before] ?? 0) * gain + noise))
  })
  const onsets = sentences.flatMap(({ words }) => words.map(({ startMs }) => startMs + 1000))
  return { wav: encodeWav(toInt16(sound), RATE), onsets }
}

/** Sound without a word in it. */
export const hissing = (seconds: number, hiss: number): Buffer => {
  let dice = 5
  const sound = Float32Array.from({ length: seconds * RATE }, () => {
    dice = (dice * 48_271) % 2_147_483_647
    return hiss * (dice / 1_073_741_823 - 1)
  })
  return encodeWav(toInt16(sound), RATE)
}
