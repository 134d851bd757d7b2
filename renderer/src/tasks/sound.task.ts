import { RATE } from '#audio/loudness.ts'
import { openEncoder } from '#encode/choose.encoder.ts'
import type { EncoderName } from '#encode/encoder.ts'
import { longestSilence } from '#inspect/silence.ts'
import { readTrack } from '#media/track.ts'
import type { FilmPlan } from '#plan.ts'
import { laterSound } from './later.sound.ts'
import { makerIn } from './later.ts'
import type { Doer } from './task.ts'
import { readSpeech } from './wav.ts'

type Mixing = typeof import('#audio/mix.ts')

/** Mixes speech and music, measures the result and encodes it. */
export const renderSound: Doer<'sound'> = async ({ plan, makers, encoder, out }) => {
  const { mixFilm } = await (makers.mixer ? makerIn<Mixing>(makers.mixer) : laterSound.mixing())
  const speech = after(plan.speech.atMs, await readSpeech(plan.speech.path))
  const music = await musicOf(plan, encoder)
  const mix = mixFilm({ ...plan, speech, music })
  await (await openEncoder(encoder)).encodeSound(out, mix)
  const { lufs, truePeakDb } = mix
  return { lufs, truePeakDb, ...longestSilence(mix.left, mix.right, mix.sampleRate) }
}

const musicOf = async ({ music, durationMs }: FilmPlan, encoder: EncoderName) =>
  typeof music === 'string' ? music : readTrack(music.path, durationMs / 1000, encoder)

/** The speech with the silence before it. */
function after(atMs: number | undefined, speech: Float32Array): Float32Array {
  if (!atMs) return speech
  const start = Math.round((atMs * RATE) / 1000)
  const whole = new Float32Array(start + speech.length)
  whole.set(speech, start)
  return whole
}
