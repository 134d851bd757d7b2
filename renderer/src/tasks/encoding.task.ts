/** Encoding alone, to be timed: frames are composed and held first. */
import { createCanvas } from '@napi-rs/canvas'
import { cropper } from '#compositor/crop.ts'
import { Painter } from '#compositor/painter.ts'
import { openEncoder } from '#encode/choose.encoder.ts'
import { setUpFilm } from './film.setup.ts'
import type { Doer } from './task.ts'

let held: Uint8Array[] = []

export const holdFrames: Doer<'holding'> = async ({ plan, makers, from, to }) => {
  const { film } = await setUpFilm(plan, makers)
  const painter = new Painter(film, createCanvas, 2)
  const crop = cropper(film, plan, 1)
  held = Array.from({ length: to - from }, (_, at) => crop(painter.paint(from + at).bytes).slice())
  return {}
}

export const encodeHeld: Doer<'encoding'> = async ({ plan, encoder, preset, out }) => {
  if (held.length === 0) return {} // the film's last round may have less than a frame for each process
  const sink = await (await openEncoder(encoder)).openVideo(out, plan, preset)
  for (const frame of held) await sink.write(frame)
  await sink.close()
  return {}
}
