import { moodSample } from '#audio/sample.ts'
import { openEncoder } from '#encode/choose.encoder.ts'
import type { Doer } from './task.ts'

/** Plays a few seconds of a mood and encodes them. */
export const renderMusic: Doer<'music'> = async ({ mood, encoder, out }) => {
  await (await openEncoder(encoder)).encodeSound(out, moodSample(mood))
  return {}
}
