/** A bright day: sky, clouds that pass, hills behind one another. */
import { fade, fromLch, toLch } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import { chance } from '#random.ts'
import { glow } from './glow.background.ts'
import { motes } from './office.background.ts'
import type { Paint } from './paint.ts'

function cloud(ctx: Canvas2D, x: number, y: number, size: number, alpha: number): void {
  ctx.fillStyle = fade('#ffffff', alpha)
  ctx.beginPath()
  for (const [dx, dy, r] of [
    [-0.8, 0.1, 0.42],
    [-0.2, -0.16, 0.58],
    [0.45, 0, 0.5],
    [0.95, 0.14, 0.34],
  ] as const) {
    ctx.moveTo(x + dx * size + r * size, y + dy * size)
    ctx.ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.62, 0, 0, 7)
  }
  ctx.fill()
}

/** A ridge line of slow waves, filled to the bottom. */
function hills(ctx: Canvas2D, w: number, h: number, top: number, wave: number, shift: number, fill: string): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.moveTo(0, h)
  for (let step = 0; step <= 24; step++) {
    const at = step / 24
    const y = top + wave * (Math.sin(at * 5.2 + shift) * 0.6 + Math.sin(at * 9.1 + shift * 1.7) * 0.4)
    ctx.lineTo(at * w, h * y)
  }
  ctx.lineTo(w, h)
  ctx.fill()
}

export const outdoor: Paint = (look, seed) => {
  const brand = toLch(look.accent)
  const green = (l: number) => fromLch({ l, c: 0.09, h: 138 + (brand.h > 90 && brand.h < 270 ? 10 : -6) })
  const far = fromLch({ l: 0.76, c: Math.min(brand.c, 0.07), h: brand.h })
  const phase = 6 * chance(seed, 51)
  return (ctx, t, w, h) => {
    const side = Math.min(w, h)
    const sky = ctx.createLinearGradient(0, 0, 0, h * 0.75)
    sky.addColorStop(0, '#6fb4ee')
    sky.addColorStop(0.6, '#bfe2fb')
    sky.addColorStop(1, '#fff2d8')
    ctx.fillStyle = sky
    ctx.fillRect(0, 0, w, h)
    glow(ctx, w, h, 0.78 + 0.015 * Math.sin(t * 0.2), 0.16, 0.4, '#fff6d0', 0.95)
    ctx.fillStyle = '#fffbe6'
    ctx.beginPath()
    ctx.arc(w * (0.78 + 0.015 * Math.sin(t * 0.2)), h * 0.16, side * 0.075, 0, 7)
    ctx.fill()
    for (let n = 0; n < 5; n++) {
      const x = ((chance(seed, n, 52) * 1.5 + t * (0.022 + 0.012 * n)) % 1.6) - 0.3
      cloud(ctx, x * w, h * (0.1 + 0.42 * chance(seed, n, 53)), side * (0.1 + 0.1 * chance(seed, n, 54)), 0.75)
    }
    const sway = 0.14 * Math.sin(t * 0.4)
    hills(ctx, w, h, 0.62, 0.05, phase + sway, far)
    hills(ctx, w, h, 0.72, 0.045, phase * 1.7 + 2 - sway * 1.5, green(0.7))
    hills(ctx, w, h, 0.82, 0.035, phase * 2.3 + 4 + sway * 2.2, green(0.6))
    hills(ctx, w, h, 0.93, 0.022, phase * 3.1 + 1 - sway * 3, green(0.5))
    for (let n = 0; n < 4; n++) {
      const x = w * (0.08 + 0.84 * chance(seed, n, 55))
      const y = h * (0.76 + 0.08 * chance(seed, n, 56))
      const tall = side * (0.09 + 0.06 * chance(seed, n, 57))
      ctx.fillStyle = '#7a5a40'
      ctx.fillRect(x - tall * 0.05, y - tall * 0.2, tall * 0.1, tall * 0.4)
      ctx.fillStyle = green(0.44 + 0.08 * chance(seed, n, 58))
      ctx.beginPath()
      ctx.ellipse(x + tall * 0.03 * Math.sin(t * 0.9 + n), y - tall * 0.55, tall * 0.36, tall * 0.5, 0, 0, 7)
      ctx.fill()
    }
    motes(ctx, t * 2, w, h, seed, '#ffffff', 0.4)
  }
}
