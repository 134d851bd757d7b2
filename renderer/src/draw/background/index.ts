/** The background of a film: opaque, low resolution, never still. */
import type { BackgroundLayer, Canvas2D, DrawEnv, Drawn } from '#draw/layer.ts'
import type { Look } from '#draw/look.ts'
import { type Background, FPS, type Size } from '#plan.ts'
import { animated, gradient, solid } from './glow.background.ts'
import { office } from './office.background.ts'
import { outdoor } from './outdoor.background.ts'
import type { Paint } from './paint.ts'
import { studio } from './studio.background.ts'

const PAINTS: Record<Background, Paint> = { gradient, solid, animated, office, studio, outdoor }
/** A background moves too slowly for the eye to tell 10 pictures a second from 30: from one to the next it changes by half a level of 255. */
const FRAMES_PER_PICTURE = 3
/** So often it is painted; what lies between is faded from one painting to the next: a quarter of the cost. */
const FRAMES_PER_PAINTING = 12
const SCALE = 8

type Painting = { at: number; canvas: Drawn; ctx: Canvas2D }

export function backgroundLayer(
  background: Background,
  look: Look,
  seed: number,
  size: Size,
  env: DrawEnv,
): BackgroundLayer {
  const paint = PAINTS[background](look, seed)
  const w = Math.ceil(size.width / SCALE)
  const h = Math.ceil(size.height / SCALE)
  const paintings: Painting[] = []
  const painting = (at: number): Drawn => {
    const kept = paintings[at % 2] ?? newPainting(env, w, h)
    paintings[at % 2] = kept
    if (kept.at === at) return kept.canvas
    kept.ctx.save()
    paint(kept.ctx, (at * FRAMES_PER_PAINTING) / FPS, w, h)
    kept.ctx.restore()
    kept.at = at
    return kept.canvas
  }
  const picture = (frame: number) => Math.floor(frame / FRAMES_PER_PICTURE)
  return {
    w,
    h,
    key: picture,
    draw(ctx, frame) {
      const moment = (picture(frame) * FRAMES_PER_PICTURE) / FRAMES_PER_PAINTING
      const before = Math.floor(moment)
      ctx.save()
      ctx.drawImage(painting(before), 0, 0)
      ctx.globalAlpha = moment - before
      if (moment > before) ctx.drawImage(painting(before + 1), 0, 0)
      ctx.restore()
    },
  }
}

function newPainting({ createCanvas }: DrawEnv, w: number, h: number): Painting {
  const canvas = createCanvas(w, h)
  return { at: Number.NaN, canvas: canvas as unknown as Drawn, ctx: canvas.getContext('2d') }
}
