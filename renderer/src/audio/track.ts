/** A piece of somebody's own music under a film. */

import { RATE } from './loudness.ts'
import { fadeEnds } from './music.ts'

/** 48 kHz stereo, samples between -1 and 1. */
export type Track = { left: Float32Array; right: Float32Array }

/** Each time round begins under the end of the last, this long at most. */
const CROSSFADE_SECONDS = 2
const FADES = { fadeInSeconds: 0.05, fadeOutSeconds: 2 }

/**
 * Adds a track to `left` and `right` over their whole length: again and again when it is shorter, each time faded into
 * the next with equal power, and faded out with the film.
 */
export function layTrack(track: Track, left: Float32Array, right: Float32Array): void {
  const { length } = track.left
  if (!length) return
  const overlap = Math.min(Math.round(CROSSFADE_SECONDS * RATE), Math.floor(length / 4))
  for (let from = 0; from < left.length; from += length - overlap) {
    for (const [to, sound] of [
      [left, track.left],
      [right, track.right],
    ] as const) {
      const end = Math.min(length, to.length - from)
      for (let i = 0; i < end; i++) {
        const rising = from > 0 && i < overlap ? Math.sin((Math.PI / 2) * (i / overlap)) : 1
        const falling = i >= length - overlap ? Math.cos((Math.PI / 2) * ((i - length + overlap) / overlap)) : 1
        to[from + i]! += sound[i]! * rising * falling
      }
    }
  }
  fadeEnds({ left, right }, FADES)
}
