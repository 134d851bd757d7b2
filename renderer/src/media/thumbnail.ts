/** A small JPEG of a picture or a clip, to be recognised by. */
import { readFile, writeFile } from 'node:fs/promises'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { EncoderName } from '#encode/encoder.ts'
import { later } from '#tasks/later.ts'
import { runFfmpeg } from './ffmpeg.run.ts'
import type { MediaFacts, MediaKind } from './media.facts.ts'

/** The longer side in pixels: sharp on a card of a dense screen. */
const SIDE = 480
const QUALITY = 82
// A clip's first moment is often black.
const AT_SHARE = 0.1
const AT_MOST_SECONDS = 3

type ThumbnailRequest = { path: string; kind: MediaKind; facts: MediaFacts; encoder: EncoderName; out: string }

/** `size`: of a picture as it is shown; a camera that lay on its side says so in the file's EXIF, and the decoder turns it. */
export type Thumbnail = { written: boolean; size?: { width: number; height: number } }

/** Writes the thumbnail, or not when there is nothing to see or it can't be decoded here. A picture that can't be decoded is damaged: that throws. */
export async function writeThumbnail({ path, kind, facts, encoder, out }: ThumbnailRequest): Promise<Thumbnail> {
  if (kind === 'music') return { written: false }
  if (kind === 'picture') {
    const image = await loadImage(await readFile(path))
    await writeFile(out, await pictureThumbnail(image))
    return { written: true, size: { width: image.width, height: image.height } }
  }
  const seconds = Math.min(AT_MOST_SECONDS, ((facts.durationMs ?? 0) / 1000) * AT_SHARE)
  const written = await (encoder === 'ffmpeg' ? byFfmpeg : byNodeAv)(path, seconds, out).catch(() => false)
  return { written }
}

async function pictureThumbnail(image: Image): Promise<Buffer> {
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const ctx = canvas.getContext('2d')
  // JPEG has no transparency; what is seen through a picture is paper.
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.encode('jpeg', QUALITY)
}

const WITHIN_MS = 20_000

/** Reads from files alone: a file of somebody's must not make anything fetch an address. */
async function byFfmpeg(path: string, seconds: number, out: string): Promise<boolean> {
  const quiet = ['-hide_banner', '-nostats', '-loglevel', 'error', '-y', '-protocol_whitelist', 'file']
  const fit = `scale=w='min(${SIDE},iw)':h='min(${SIDE},ih)':force_original_aspect_ratio=decrease`
  const shot = ['-ss', seconds.toFixed(2), '-i', path, '-frames:v', '1', '-vf', fit, '-q:v', '4', '-threads', '1']
  await runFfmpeg([...quiet, ...shot, '-update', '1', '-f', 'image2', out], WITHIN_MS)
  return true
}

async function byNodeAv(path: string, seconds: number, out: string): Promise<boolean> {
  const { canvasOf, framesIn } = await later.frames()
  for (const { frame } of framesIn(path, seconds)) {
    const picture = canvasOf(frame, Math.min(1, SIDE / Math.max(frame.width, frame.height)))
    await writeFile(out, await picture.encode('jpeg', QUALITY))
    return true
  }
  return false
}
