/** A cloud of curls. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Tones } from '#draw/presenter/cast.ts'
import { ellipse } from '#draw/presenter/path.ts'
import { chance } from '#random.ts'
import type { Cut } from './cut.ts'

type Curl = { x: number; y: number; r: number }

/** Curls along an arc around the head, from one side over the crown to the other. */
function ring(count: number, from: number, to: number, wide: number, high: number, r: number): Curl[] {
  return Array.from({ length: count }, (_, n) => {
    const turn = ((from + ((to - from) * n) / (count - 1)) * Math.PI) / 180
    const size = r * (0.86 + 0.28 * chance(count, n))
    return { x: -Math.cos(turn) * wide, y: -26 - Math.sin(turn) * high, r: size }
  })
}

const BEHIND = ring(13, -50, 230, 140, 140, 56)
const CROWN = ring(11, -6, 186, 128, 128, 40)
const FRINGE = ring(9, 4, 176, 104, 86, 31)

function curl(ctx: Canvas2D, { x, y, r }: Curl, { base, shade, light }: Tones): void {
  ellipse(ctx, x, y, r, r, shade)
  ellipse(ctx, x - r * 0.12, y - r * 0.14, r * 0.84, r * 0.82, base)
  ctx.lineCap = 'round'
  ctx.lineWidth = r * 0.13
  ctx.strokeStyle = fade(light, 0.85)
  ctx.beginPath()
  ctx.arc(x - r * 0.06, y - r * 0.04, r * 0.56, Math.PI * 0.98, Math.PI * 1.62)
  ctx.stroke()
  ctx.strokeStyle = fade(shade, 0.9)
  ctx.beginPath()
  ctx.arc(x - r * 0.02, y, r * 0.4, Math.PI * 0.02, Math.PI * 0.72)
  ctx.stroke()
}

export const curls: Cut = {
  reach: { side: 208, up: 232, down: 156 },
  fringe: [
    [-112, -40],
    [-70, -70, 70, -70, 112, -40],
    [124, -150, -124, -150, -112, -40],
  ],
  behind(ctx, { hair }) {
    ellipse(ctx, 0, 0, 136, 130, hair.deep)
    for (const { x, y, r } of BEHIND) {
      ellipse(ctx, x, y, r, r, hair.deep)
      ellipse(ctx, x - r * 0.12, y - r * 0.14, r * 0.84, r * 0.82, hair.shade)
    }
  },
  front(ctx, { hair }) {
    ctx.save()
    ctx.beginPath()
    ctx.ellipse(0, -100, 118, 66, 0, Math.PI * 0.9, Math.PI * 2.1)
    ctx.fillStyle = hair.shade
    ctx.fill()
    ctx.restore()
    for (const one of CROWN) curl(ctx, one, hair)
    for (const one of FRINGE) curl(ctx, one, hair)
  },
}
