/** Illustrations ready to be drawn, as large as a frame can use. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import type { Drawn } from '#draw/layer.ts'
import type { FilmPlan, ShotKind } from '#plan.ts'
import { illustrationSvg } from './illustrations.ts'

/** How large a thing is in each framing, as a share of the frame's shorter side; a push makes it a little larger. */
const SHARE: Record<ShotKind, number> = {
  thing: 0.9,
  inset: 0.78,
  poster: 0.7,
  split: 0.6,
  left: 0.4,
  right: 0.4,
  wide: 0.4,
  card: 0.4,
  type: 0.4,
  'close-up': 0.4,
  photo: 0.4,
}
/** How large its company is, as a share of a thing. */
const BESIDE = 0.44
/** A film shows so many different things within a few of its shots at most. */
const KEPT = 16

const kept = new Map<string, Promise<Canvas | undefined>>()

/** The illustrations that a film's shots show, by name. What has no picture is left out. */
export async function illustrationsOf(plan: FilmPlan): Promise<(name: string) => Drawn | undefined> {
  const shots = plan.scenes.flatMap((scene) => scene.shots ?? [])
  const short = Math.min(plan.width, plan.height)
  const loaded = new Map<string, Canvas | undefined>()
  for (const { thing, kind, with: others = [] } of shots) {
    const side = short * SHARE[kind]
    if (thing !== undefined) loaded.set(thing, await illustrationAt(thing, Math.ceil(side)))
    for (const other of others)
      if (!loaded.has(other)) loaded.set(other, await illustrationAt(other, Math.ceil(side * BESIDE)))
  }
  return (name) => loaded.get(name) as unknown as Drawn | undefined
}

function illustrationAt(name: string, side: number): Promise<Canvas | undefined> {
  const key = `${side}|${name}`
  const known = kept.get(key) ?? drawn(name, side)
  kept.delete(key)
  kept.set(key, known)
  for (const old of kept.keys()) if (kept.size > KEPT) kept.delete(old)
  return known
}

/** Drawn at twice the size and halved: what a filter paints has hard edges otherwise. */
async function drawn(name: string, side: number): Promise<Canvas | undefined> {
  const svg = illustrationSvg(name)
  if (svg === undefined) return undefined
  const image = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${2 * side}" height="${2 * side}" `)))
  const large = createCanvas(2 * side, 2 * side)
  large.getContext('2d').drawImage(image, 0, 0, 2 * side, 2 * side)
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(large, 0, 0, side, side)
  return canvas
}
