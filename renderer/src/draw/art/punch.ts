/** A picture comes nearer at a word that matters, and stays so until the sentence ends. */
import type { Canvas2D, Layer } from '#draw/layer.ts'
import { band } from '#draw/layout.ts'
import { easeInOut, mix } from '#draw/motion.ts'
import type { FilmPlan, Shot, Size } from '#plan.ts'
import { FRAME_MS, frameAt } from '#timing.ts'
import type { ShotLayout } from './shot.layout.ts'

/** How near, in how many frames, and how slowly back. */
const NEAR = 1.12
const IN_FRAMES = 4
const OUT_FRAMES = 9

export type Punch = { x: number; y: number; from: number; until: number }

/** Around what a picture comes nearer, and until the sentence ends in which it does. */
export function punchOf(
  { sentences }: FilmPlan,
  { punchMs, kind }: Shot,
  { thing, head }: ShotLayout,
): Punch | undefined {
  const around = kind === 'close-up' ? head : thing
  if (punchMs === undefined || !around) return undefined
  const sentence = sentences.findLast(({ startMs }) => startMs <= punchMs + FRAME_MS)
  return {
    x: around.x + around.w / 2,
    y: around.y + around.h / 2,
    from: frameAt(punchMs),
    until: sentence ? frameAt(sentence.endMs) : Number.POSITIVE_INFINITY,
  }
}

const nearness = ({ from, until }: Punch, frame: number): number => {
  const come = easeInOut(Math.min(1, Math.max(0, (frame - from) / IN_FRAMES)))
  const gone = easeInOut(Math.min(1, Math.max(0, (frame - until) / OUT_FRAMES)))
  return mix(1, NEAR, come - gone)
}

const even = (v: number) => Math.floor(v / 2) * 2

/** The same layers, larger around x, y (pixels of the frame) from the frame `from`, and as before after `until`. */
export function punched(layers: Layer[], punch: Punch | undefined, size: Size): Layer[] {
  if (!punch) return layers
  return layers.map((layer) => (layer.shift ? carried(layer, punch) : grown(layer, punch, size)))
}

/** A band that stays where it is is as large as what is seen of it at its largest. */
function grown(layer: Layer, punch: Punch, size: Size): Layer {
  const near = (v: number, around: number) => around + (v - around) * NEAR
  const [left, top] = [Math.min(layer.x, near(layer.x, punch.x)), Math.min(layer.y, near(layer.y, punch.y))]
  const right = Math.max(layer.x + layer.w, near(layer.x + layer.w, punch.x))
  const low = Math.max(layer.y + layer.h, near(layer.y + layer.h, punch.y))
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const box = band({ x, y, w: Math.min(right, size.width) - x + 8, h: Math.min(low, size.height) - y + 2 }, size)
  return {
    ...layer,
    ...box,
    key(frame) {
      const key = layer.key(frame)
      const z = nearness(punch, frame)
      return key === undefined || z === 1 ? key : `${key}*${z}`
    },
    draw(ctx, frame) {
      const z = nearness(punch, frame)
      ctx.save()
      ctx.translate(punch.x - box.x, punch.y - box.y)
      ctx.scale(z, z)
      ctx.translate(layer.x - punch.x, layer.y - punch.y)
      bounded(ctx, layer, frame)
      ctx.restore()
    },
  }
}

function bounded(ctx: Canvas2D, layer: Layer, frame: number): void {
  ctx.beginPath()
  ctx.rect(0, 0, layer.w, layer.h)
  ctx.clip()
  layer.draw(ctx, frame)
}

/** A band that is carried about is carried further. */
function carried(layer: Layer, punch: Punch): Layer {
  const placed = (frame: number) => {
    const z = nearness(punch, frame)
    const by = layer.shift?.(frame) ?? { x: 0, y: 0 }
    const [x, y] = [punch.x + (layer.x + by.x - punch.x) * z, punch.y + (layer.y + by.y - punch.y) * z]
    return { z, x, y, left: even(x), top: even(y) }
  }
  return {
    ...layer,
    w: Math.ceil((layer.w * NEAR + 2) / 8) * 8,
    h: Math.ceil((layer.h * NEAR + 2) / 2) * 2,
    key(frame) {
      const key = layer.key(frame)
      const { z, x, y, left, top } = placed(frame)
      return key === undefined ? undefined : z === 1 ? key : `${key}*${z}/${x - left}/${y - top}`
    },
    shift(frame) {
      const { left, top } = placed(frame)
      return { x: left - layer.x, y: top - layer.y }
    },
    draw(ctx, frame) {
      const { z, x, y, left, top } = placed(frame)
      ctx.save()
      ctx.translate(x - left, y - top)
      ctx.scale(z, z)
      bounded(ctx, layer, frame)
      ctx.restore()
    },
  }
}
