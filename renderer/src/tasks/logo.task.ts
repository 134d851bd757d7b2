import { writeFile } from 'node:fs/promises'
import { createCanvas, type Image } from '@napi-rs/canvas'
import { loadLogo } from '#logo.ts'
import { isJpeg } from '#metadata/poster.xmp.ts'
import type { Doer } from './task.ts'

const JPEG_QUALITY = 92

/** Draws a logo as it is seen into a new file: where and by whom the picture was taken stays behind. */
export const redraw: Doer<'logo'> = async ({ path, out }) => {
  const { logo } = await loadLogo(path)
  const drawn = logo && (await drawAnew(logo, isJpeg(out)).catch(() => undefined))
  if (drawn) await writeFile(out, drawn)
  return { drawn: drawn !== undefined }
}

async function drawAnew(logo: Image, asJpeg: boolean): Promise<Buffer> {
  const canvas = createCanvas(logo.width, logo.height)
  canvas.getContext('2d').drawImage(logo, 0, 0)
  return asJpeg ? canvas.encode('jpeg', JPEG_QUALITY) : canvas.encode('png')
}
