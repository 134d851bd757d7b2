/** Shapes in the brand's colours that turn and drift at the edge of a scene, and change with it. */

import { sceneAt } from '#draw/scene/scene.at.ts'
import { type FilmPlan, FPS } from '#plan.ts'
import { chance, pick } from '#random.ts'
import { frameAt } from '#timing.ts'
import { fade } from './colors.ts'
import type { Canvas2D, Layer } from './layer.ts'
import { type Box, band, type Layout } from './layout.ts'
import type { Look } from './look.ts'
import { easeBack, progress } from './motion.ts'

/** Draws inside a circle of radius 1 around 0, 0; `t` in seconds. */
type DecorShape = (ctx: Canvas2D, t: number, color: string) => void

const rings: DecorShape = (ctx, t, color) => {
  ctx.strokeStyle = color
  ctx.lineCap = 'round'
  ctx.lineWidth = 0.07
  for (const [n, r] of [0.9, 0.64, 0.38].entries()) {
    const turn = t * (n % 2 === 0 ? 0.5 : -0.7) + n
    ctx.beginPath()
    ctx.arc(0, 0, r, turn, turn + 3.6)
    ctx.stroke()
  }
}

const dots: DecorShape = (ctx, t, color) => {
  ctx.fillStyle = color
  for (let n = 0; n < 25; n++) {
    const [x, y] = [(n % 5) - 2, Math.floor(n / 5) - 2]
    const r = 0.055 + 0.025 * Math.sin(t * 2 + x * 0.9 + y * 0.7)
    ctx.beginPath()
    ctx.arc(x * 0.34, y * 0.34, r, 0, 7)
    ctx.fill()
  }
}

const crosses: DecorShape = (ctx, t, color) => {
  ctx.strokeStyle = color
  ctx.lineCap = 'round'
  ctx.lineWidth = 0.08
  for (const [n, [x, y]] of (
    [
      [-0.5, -0.4],
      [0.45, -0.6],
      [0.1, 0.15],
      [-0.55, 0.55],
      [0.6, 0.5],
    ] as const
  ).entries()) {
    ctx.save()
    ctx.translate(x, y + 0.06 * Math.sin(t * 1.1 + n))
    ctx.rotate(t * 0.4 + n)
    ctx.beginPath()
    ctx.moveTo(-0.13, 0)
    ctx.lineTo(0.13, 0)
    ctx.moveTo(0, -0.13)
    ctx.lineTo(0, 0.13)
    ctx.stroke()
    ctx.restore()
  }
}

const waves: DecorShape = (ctx, t, color) => {
  ctx.strokeStyle = color
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 0.07
  for (const row of [-0.36, 0, 0.36]) {
    ctx.beginPath()
    for (let step = 0; step <= 30; step++) {
      const x = -0.8 + (step / 30) * 1.6
      ctx.lineTo(x, row + 0.1 * Math.sin(x * 8 + t * 2.2 + row * 4))
    }
    ctx.stroke()
  }
}

const petals: DecorShape = (ctx, t, color) => {
  ctx.fillStyle = color
  ctx.rotate(t * 0.3)
  for (let n = 0; n < 4; n++) {
    ctx.rotate(Math.PI / 2)
    ctx.beginPath()
    ctx.moveTo(0.06, 0.06)
    ctx.lineTo(0.72, 0.06)
    ctx.arc(0.06, 0.06, 0.66, 0, Math.PI / 2)
    ctx.closePath()
    ctx.fill()
  }
}

const bars: DecorShape = (ctx, t, color) => {
  ctx.fillStyle = color
  for (let n = 0; n < 5; n++) {
    const high = 0.5 + 0.35 * Math.sin(t * 1.6 + n * 1.1)
    ctx.beginPath()
    ctx.roundRect(-0.78 + n * 0.34, -high, 0.18, 2 * high, 0.09)
    ctx.fill()
  }
}

const DECOR_SHAPES: DecorShape[] = [rings, dots, crosses, waves, petals, bars]
/** At an edge of the frame they look in from outside, so that they lie behind as little as possible. */
const middleOf = (box: Box, { width }: Layout): number =>
  box.w * (box.x === 0 ? 0.2 : box.x + box.w >= width - 8 ? 0.8 : 0.5)

const ENTER_FRAMES = 16
const FRAMES_PER_PICTURE = 2

/** Scenery is busy enough without them. */
export function decorLayers(plan: FilmPlan, layout: Layout, look: Look): Layer[] {
  if (look.carded || plan.scenes.length === 0) return []
  return layout.decor.map((place, corner): Layer => {
    const box = band(place, layout)
    const colors = [look.accent, look.second, '#ffffff']
    return {
      name: `decor-${corner}`,
      ...box,
      key: (frame) =>
        plan.scenes[sceneAt(plan.scenes, frame)]!.kind === 'media' ? undefined : Math.floor(frame / FRAMES_PER_PICTURE),
      draw(ctx, drawnFrame) {
        const frame = Math.floor(drawnFrame / FRAMES_PER_PICTURE) * FRAMES_PER_PICTURE
        const at = sceneAt(plan.scenes, frame)
        const scene = plan.scenes[at]!
        const variant = scene.take ?? at
        const since = frame - frameAt(scene.startMs)
        const shape = pick(DECOR_SHAPES, plan.seed, variant, corner)
        const color = pick(colors, plan.seed, variant, corner + 7)
        const t = frame / FPS
        const radius = box.w * (0.3 + 0.08 * chance(plan.seed, variant, corner + 3))
        const grown = easeBack(progress(since, 0, ENTER_FRAMES))
        ctx.translate(
          middleOf(box, layout) + box.w * 0.05 * Math.sin(t * 0.6 + corner),
          box.h / 2 + box.h * 0.06 * Math.cos(t * 0.5 + variant),
        )
        ctx.rotate(0.25 * Math.sin(t * 0.4 + corner * 2))
        ctx.scale(radius * grown, radius * grown)
        if (grown > 0) shape(ctx, t, fade(color, color === '#ffffff' ? 0.14 : 0.3))
      },
    }
  })
}
