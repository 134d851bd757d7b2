import { openEncoder } from '#encode/choose.encoder.ts'
import type { Doer } from './task.ts'

/** Puts segments and sound together. */
export const joinFilm: Doer<'join'> = async ({ encoder, segments, list, sound, out, tags }) => {
  await (await openEncoder(encoder)).join(segments, list, sound, out, tags)
  return {}
}
