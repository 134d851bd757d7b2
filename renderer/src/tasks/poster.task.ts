import { writeFile } from 'node:fs/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawable } from '#compositor/painter.ts'
import type { Canvas2D, Composition } from '#draw/layer.ts'
import { isJpeg } from '#metadata/poster.xmp.ts'
import type { Size } from '#plan.ts'
import { setUpFilm } from './film.setup.ts'
import type { Doer } from './task.ts'

const JPEG_QUALITY = 90
const WEBP_QUALITY = 80

/** Draws one frame in full colour and writes it as PNG, or as JPEG or WebP when the name ends so. */
export const renderFrame: Doer<'poster'> = async ({ plan, makers, frame, clipFrames, out, width = plan.width }) => {
  const { film, notes, ready } = await setUpFilm(plan, makers, clipFrames)
  await ready(frame)
  await writeFile(out, await encoded(smaller(drawFrame(film, frame, plan), width), out))
  return { notes }
}

function encoded(canvas: Canvas, out: string): Promise<Buffer> {
  if (isJpeg(out)) return canvas.encode('jpeg', JPEG_QUALITY)
  return /\.webp$/i.test(out) ? canvas.encode('webp', WEBP_QUALITY) : canvas.encode('png')
}

function smaller(whole: Canvas, width: number): Canvas {
  if (width >= whole.width) return whole
  const canvas = createCanvas(width, Math.round((whole.height * width) / whole.width))
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(whole, 0, 0, canvas.width, canvas.height)
  return canvas
}

function drawFrame(film: Composition, frame: number, { width, height }: Size): Canvas {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const { background } = film
  ctx.imageSmoothingQuality = 'low' // as the compositor enlarges it
  ctx.drawImage(
    drawn(background.w, background.h, (on) => background.draw(on, frame)),
    0,
    0,
    film.width,
    film.height,
  )
  for (const layer of film.layers) {
    if (layer.key(frame) === undefined) continue
    const shift = layer.shift?.(frame) ?? { x: 0, y: 0 }
    ctx.drawImage(
      drawn(layer.w, layer.h, (on) => layer.draw(on, frame)),
      layer.x + shift.x,
      layer.y + shift.y,
    )
  }
  return canvas
}

function drawn(w: number, h: number, draw: (ctx: Canvas2D) => void): Canvas {
  const canvas = createCanvas(w, h)
  draw(drawable(canvas))
  return canvas
}
