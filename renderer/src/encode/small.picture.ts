/** A composed frame as a small picture, for whoever watches the film being made. */
import { writeFile } from 'node:fs/promises'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { Size } from '#plan.ts'

/** Pixels of its short side, at least, as far as the frame has them. */
const SHORT_SIDE = 270
const QUALITY = 70

/** Writes an I420 frame (BT.709, limited range) as a JPEG whose short side has 270 pixels or little more: some milliseconds. */
export async function writeSmall(frame: Uint8Array, size: Size, out: string): Promise<void> {
  const step = Math.max(1, Math.floor(Math.min(size.width, size.height) / SHORT_SIDE))
  const [width, height] = [Math.floor(size.width / step), Math.floor(size.height / step)]
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(smaller(frame, size, step, width, height), width, height), 0, 0)
  await writeFile(out, await canvas.encode('jpeg', QUALITY))
}

/** One pixel of each `step` in both directions; a pixel of light is the mean of the four around it. */
function smaller(frame: Uint8Array, size: Size, step: number, width: number, height: number): Uint8ClampedArray {
  const stride = size.width
  const blue = size.width * size.height
  const red = blue + blue / 4
  const next = step > 1 ? 1 : 0
  const rgba = new Uint8ClampedArray(width * height * 4)
  let at = 0
  for (let row = 0; row < height; row++) {
    const y = row * step
    for (let column = 0; column < width; column++) {
      const x = column * step
      const light = y * stride + x
      const below = light + next * stride
      const four = frame[light]! + frame[light + next]! + frame[below]! + frame[below + next]!
      const color = (y >> 1) * (stride >> 1) + (x >> 1)
      const luma = 1.1644 * (four / 4 - 16)
      const [cb, cr] = [frame[blue + color]! - 128, frame[red + color]! - 128]
      rgba[at++] = luma + 1.7927 * cr
      rgba[at++] = luma - 0.2132 * cb - 0.5329 * cr
      rgba[at++] = luma + 2.1124 * cb
      rgba[at++] = 255
    }
  }
  return rgba
}
