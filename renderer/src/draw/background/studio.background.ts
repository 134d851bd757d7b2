/** A dark studio: a lit backdrop, lamps at the sides, a floor that mirrors them. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import { glow } from './glow.background.ts'
import { motes } from './office.background.ts'
import type { Paint } from './paint.ts'

/** A standing lamp: a bright tube with its haze. Lamps keep to the edges, words are played between them. */
function lamp(
  ctx: Canvas2D,
  x: number,
  top: number,
  high: number,
  wide: number,
  color: string,
  strength: number,
): void {
  const haze = ctx.createLinearGradient(x - wide * 7, 0, x + wide * 7, 0)
  haze.addColorStop(0, fade(color, 0))
  haze.addColorStop(0.5, fade(color, 0.55 * strength))
  haze.addColorStop(1, fade(color, 0))
  ctx.fillStyle = haze
  ctx.fillRect(x - wide * 7, top, wide * 14, high)
  ctx.fillStyle = fade('#ffffff', 0.85 * strength)
  ctx.beginPath()
  ctx.roundRect(x - wide / 2, top, wide, high, wide / 2)
  ctx.fill()
}

export const studio: Paint = (look, seed) => (ctx, t, w, h) => {
  const side = Math.min(w, h)
  const floor = h * 0.8
  const back = ctx.createLinearGradient(0, 0, 0, floor)
  back.addColorStop(0, look.deep)
  back.addColorStop(1, look.base)
  ctx.fillStyle = back
  ctx.fillRect(0, 0, w, h)
  glow(ctx, w, h, 0.5 + 0.03 * Math.sin(t * 0.3), 0.42, 0.46, look.glows[0], 0.95)
  glow(ctx, w, h, 0.12, 0.7 + 0.03 * Math.sin(t * 0.4), 0.4, look.glows[1], 0.8)
  glow(ctx, w, h, 0.9, 0.65, 0.36, look.glows[2], 0.8)
  for (const [at, color] of [
    [0.035, look.accent],
    [0.965, look.second],
  ] as const) {
    const breath = 0.85 + 0.15 * Math.sin(t * 0.7 + at * 9)
    lamp(ctx, w * at, h * 0.16, h * 0.44, side * 0.018, color, breath)
  }
  const floorLight = ctx.createLinearGradient(0, floor, 0, h)
  floorLight.addColorStop(0, fade(look.deep, 0.55))
  floorLight.addColorStop(1, fade('#000000', 0.7))
  ctx.fillStyle = floorLight
  ctx.fillRect(0, floor, w, h - floor)
  for (const [at, color] of [
    [0.06, look.accent],
    [0.94, look.second],
  ] as const) {
    ctx.save()
    ctx.translate(w * at, floor + h * 0.05)
    ctx.scale(1, 0.3)
    const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, side * 0.3)
    pool.addColorStop(0, fade(color, 0.4))
    pool.addColorStop(1, fade(color, 0))
    ctx.fillStyle = pool
    ctx.fillRect(-side * 0.3, -side * 0.3, side * 0.6, side * 0.6)
    ctx.restore()
  }
  motes(ctx, t, w, h, seed, look.second, 0.16)
}
