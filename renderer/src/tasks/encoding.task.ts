import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { cropper } from '#compositor/crop.ts'
import { Painter } from '#compositor/painter.ts'
import { openEncoder } from '#encode/choose.encoder.ts'
import type { VideoSink } from '#encode/encoder.ts'
import { setUpFilm } from './film.setup.ts'
import type { Doer } from './task.ts'

/** Frames that are held at once: five seconds of a short are 470 MB. */
const HELD = 150

/** Times the encoding of frames that were composed before: what a render would take if drawing cost nothing. */
export const timeEncoding: Doer<'encoding'> = async ({ plan, makers, encoder, preset, from, to, folder }) => {
  const { film } = await setUpFilm(plan, makers)
  const painter = new Painter(film, createCanvas, 2)
  const crop = cropper(film, plan, 1)
  const { openVideo } = await openEncoder(encoder)
  let seconds = 0
  for (let first = from; first < to; first += HELD) {
    const frames = Array.from({ length: Math.min(HELD, to - first) }, (_, i) =>
      crop(painter.paint(first + i).bytes).slice(),
    )
    const started = performance.now()
    await encodeAll(frames, await openVideo(join(folder, `alone-${first}.mp4`), plan, preset))
    seconds += (performance.now() - started) / 1000
  }
  return { seconds }
}

async function encodeAll(frames: Uint8Array[], sink: VideoSink): Promise<void> {
  for (const frame of frames) await sink.write(frame)
  await sink.close()
}
