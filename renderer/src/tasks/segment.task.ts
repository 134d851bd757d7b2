import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'
import { cropper } from '#compositor/crop.ts'
import { Painter } from '#compositor/painter.ts'
import type { Composition } from '#draw/layer.ts'
import { openEncoder } from '#encode/choose.encoder.ts'
import { writeSmall } from '#encode/small.picture.ts'
import { FlashWatch } from '#inspect/flash.watch.ts'
import { PictureWatch } from '#inspect/picture.watch.ts'
import { TextWatch } from '#inspect/text.look.ts'
import { setUpFilm } from './film.setup.ts'
import type { Doer, TaskRequest } from './task.ts'

/** Frames that may wait for the encoder while the next is composed. */
const IN_FLIGHT = 3
const TELL_EVERY = 15
/** Pixels of drawings pile up outside V8's heap until a slow, full collection; quick ones make composing a quarter cheaper. */
const COLLECT_EVERY = 2

type Studio = Omit<Awaited<ReturnType<typeof setUpFilm>>, 'film'> & {
  name: string
  film: Composition
  painter: Painter
}

let studio: Studio | undefined

/** The painter of what this process works on. The compositor with its memory is kept from one scene to the next. */
async function openStudio({ plan, makers, clipFrames }: TaskRequest<'segment'>): Promise<Studio> {
  const name = JSON.stringify([plan, makers, clipFrames])
  if (studio?.name === name) return studio
  const { film, ...rest } = await setUpFilm(plan, makers, clipFrames)
  const painter = studio?.painter.show(film) ? studio.painter : new Painter(film, createCanvas, IN_FLIGHT + 1)
  studio = { name, film, painter, ...rest }
  return studio
}

/** Composes and encodes a stretch of frames, and looks at each of them. */
export const renderSegment: Doer<'segment'> = async (request, onProgress) => {
  const { plan, from, to, goesOn } = request
  const { film, painter, notes, ready } = await openStudio(request)
  const watch = new PictureWatch(painter.compositor)
  const flash = new FlashWatch(film)
  const text = new TextWatch(film, request, plan)
  const crop = cropper(film, plan, IN_FLIGHT + 1)
  if (goesOn) {
    await ready(from - 1)
    painter.paint(from - 1)
    watch.begin()
  }
  const encoder = await openEncoder(request.encoder)
  const sink = await encoder.openVideo(request.out, plan, request.preset)
  const writes: Promise<void>[] = []
  let [first, last] = ['', '']
  for (let frame = from; frame < to; frame++) {
    await ready(frame)
    const { bytes, changed } = painter.paint(frame)
    watch.look(changed)
    flash.look(bytes, changed)
    text.look(frame, bytes)
    if (frame === from) first = nameOf(bytes)
    if (frame === to - 1) last = nameOf(bytes)
    const cut = crop(bytes)
    const write = sink.write(cut)
    write.catch(() => {}) // met when it is awaited below
    if (writes.push(write) === IN_FLIGHT) await writes.shift()
    if (request.small && frame === (from + to) >> 1) await writeSmall(cut, plan, request.small)
    await setImmediate() // canvas memory is freed, and orders are heard, only between turns of the event loop
    if (frame % COLLECT_EVERY === 0) globalThis.gc?.({ type: 'minor' })
    if ((frame - from) % TELL_EVERY === TELL_EVERY - 1) onProgress(frame - from + 1)
  }
  await Promise.all(writes)
  await sink.close()
  return { runs: watch.runs, goesOn, first, last, flash: flash.part, text: text.part, notes }
}

const nameOf = (frame: Uint8Array): string => createHash('sha1').update(frame).digest('hex')
