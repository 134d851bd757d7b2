import { openEncoder } from '#encode/choose.encoder.ts'
import { longestSilenceMs } from '#inspect/silence.ts'
import type { Doer } from './task.ts'
import { readSpeech } from './wav.ts'

/** Mixes speech and music, measures the result and encodes it. */
export const renderSound: Doer<'sound'> = async ({ plan, makers, encoder, out }) => {
  const { durationMs, sentences, music, seed } = plan
  const { mixFilm } = (await import(makers.mixer)) as typeof import('#audio/mix.ts')
  const speech = await readSpeech(plan.speech.path)
  const cuts = plan.scenes.slice(1).map((scene) => scene.startMs)
  const mix = mixFilm({ speech, durationMs, sentences, music, cuts, seed })
  await (await openEncoder(encoder)).encodeSound(out, mix)
  const silence = longestSilenceMs(mix.left, mix.right, mix.sampleRate)
  return { lufs: mix.lufs, truePeakDb: mix.truePeakDb, longestSilenceMs: silence }
}
