/** The user's own pictures, ready to be drawn: no larger than a frame can use, and turned as their EXIF says (the decoder does that). */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import type { Drawn } from '#draw/layer.ts'
import { picturesIn } from '#draw/shown.pictures.ts'
import { pictureSize } from '#media/picture.size.ts'
import type { FilmPlan, Size } from '#plan.ts'

const MAX_BYTES = 60_000_000
/** A small file can hold a picture of a thousand megapixels. */
const MAX_PIXELS = 80_000_000
/** Room for a picture that grows or passes while it is shown, and for one that is seen nearer. */
const SPARE = 1.2
const SPARE_NEAR = 1.5
const KEPT = 4

const kept = new Map<string, Promise<Canvas | undefined>>()

/** The pictures of a film's scenes, and a sentence for each that cannot be drawn. Reads PNG, JPEG and WebP. */
export async function picturesOf(plan: FilmPlan): Promise<{ at(path: string): Drawn | undefined; notes: string[] }> {
  const paths = [...new Set(picturesIn(plan).flatMap(({ path, clip }) => (clip ? [] : [path])))]
  const isNear = plan.scenes.some(({ shots = [] }) => shots.some(({ view }) => view !== undefined && view.zoom > 1))
  const loaded = new Map<string, Canvas | undefined>()
  for (const path of paths) loaded.set(path, await pictureAt(path, plan, isNear ? SPARE_NEAR : SPARE))
  const missing = paths.filter((path) => !loaded.get(path))
  return {
    at: (path) => loaded.get(path) as unknown as Drawn | undefined,
    notes: missing.map(
      (path) => `The picture ${basename(path)} could not be read as PNG, JPEG or WebP, so its scene has none.`,
    ),
  }
}

/** A picture's scenes are made in several parts that all ask for it. */
function pictureAt(path: string, size: Size, spare: number): Promise<Canvas | undefined> {
  const key = `${size.width}x${size.height}|${spare}|${path}`
  const known = kept.get(key) ?? load(path, size, spare).catch(() => undefined)
  kept.delete(key)
  kept.set(key, known)
  for (const old of kept.keys()) if (kept.size > KEPT) kept.delete(old)
  return known
}

async function load(path: string, frame: Size, spare: number): Promise<Canvas | undefined> {
  const file = await readFile(path)
  const { width, height } = pictureSize(file)
  if (file.length > MAX_BYTES || width * height > MAX_PIXELS) return undefined
  const image = await loadImage(file)
  const scale = Math.min(1, spare * Math.max(frame.width / image.width, frame.height / image.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
