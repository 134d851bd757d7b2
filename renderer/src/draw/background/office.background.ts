/** A bright room out of focus: window light, shelves, a desk, a plant that stirs. */
import { fade, fromLch, toLch } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import { chance } from '#random.ts'
import { glow } from './glow.background.ts'
import type { Paint } from './paint.ts'

const SPINES = 11

function windowLight(ctx: Canvas2D, t: number, w: number, h: number, frame: string): void {
  const x = w * 0.06
  const y = h * 0.1
  const wide = Math.min(w * 0.42, h * 0.5)
  const high = Math.min(h * 0.42, wide * 1.5)
  const sky = ctx.createLinearGradient(0, y, 0, y + high)
  sky.addColorStop(0, '#d9edff')
  sky.addColorStop(1, '#fff8ea')
  ctx.fillStyle = frame
  ctx.fillRect(x - w * 0.012, y - w * 0.012, wide + w * 0.024, high + w * 0.024)
  ctx.fillStyle = sky
  ctx.fillRect(x, y, wide, high)
  ctx.fillStyle = 'rgba(120,160,120,0.5)'
  ctx.beginPath()
  ctx.ellipse(x + wide * (0.3 + 0.02 * Math.sin(t * 0.5)), y + high, wide * 0.4, high * 0.24, 0, 0, 7)
  ctx.ellipse(x + wide * (0.85 + 0.02 * Math.sin(t * 0.4 + 1)), y + high, wide * 0.34, high * 0.34, 0, 0, 7)
  ctx.save()
  ctx.rect(x, y, wide, high)
  ctx.fill()
  ctx.restore()
  ctx.fillStyle = frame
  ctx.fillRect(x + wide / 2 - w * 0.008, y, w * 0.016, high)
  ctx.fillRect(x, y + high * 0.48, wide, w * 0.014)
}

function shelves(ctx: Canvas2D, seed: number, w: number, h: number, wood: string, tones: string[]): void {
  const left = w * 0.62
  const wide = w * 0.46
  for (const [row, y] of [0.24, 0.38, 0.52].entries()) {
    ctx.fillStyle = wood
    ctx.fillRect(left, h * y, wide, h * 0.012)
    let x = left + wide * 0.05
    for (let n = 0; n < SPINES && x < left + wide; n++) {
      const thick = wide * (0.04 + 0.03 * chance(seed, row, n, 1))
      const tall = h * (0.055 + 0.03 * chance(seed, row, n, 2))
      if (chance(seed, row, n, 3) > 0.22) {
        ctx.fillStyle = tones[Math.floor(chance(seed, row, n, 4) * tones.length)]!
        ctx.fillRect(x, h * y - tall, thick, tall)
      }
      x += thick * 1.15
    }
  }
}

function plant(ctx: Canvas2D, t: number, x: number, y: number, size: number): void {
  ctx.fillStyle = '#b9876a'
  ctx.beginPath()
  ctx.moveTo(x - size * 0.22, y - size * 0.34)
  ctx.lineTo(x + size * 0.22, y - size * 0.34)
  ctx.lineTo(x + size * 0.15, y)
  ctx.lineTo(x - size * 0.15, y)
  ctx.fill()
  for (let leaf = 0; leaf < 7; leaf++) {
    const turn = (leaf - 3) * 0.36 + 0.07 * Math.sin(t * 1.1 + leaf)
    ctx.save()
    ctx.translate(x, y - size * 0.32)
    ctx.rotate(turn)
    ctx.fillStyle = leaf % 2 === 0 ? '#4f8a63' : '#6aa67a'
    ctx.beginPath()
    ctx.ellipse(0, -size * 0.4, size * 0.1, size * 0.4, 0, 0, 7)
    ctx.fill()
    ctx.restore()
  }
}

export const office: Paint = (look, seed) => {
  const { h: hue, c } = toLch(look.accent)
  const tint = Math.min(c, 0.02)
  const wall = fromLch({ l: 0.92, c: tint, h: hue })
  const shade = fromLch({ l: 0.82, c: tint * 1.4, h: hue })
  const tones = [
    look.accent,
    look.second,
    '#e9dccb',
    '#c98b6b',
    '#8aa3b8',
    fromLch({ l: 0.55, c: Math.min(c, 0.09), h: hue }),
  ]
  return (ctx, t, w, h) => {
    const side = Math.min(w, h)
    const back = ctx.createLinearGradient(0, 0, w, h)
    back.addColorStop(0, '#fffaf0')
    back.addColorStop(0.5, wall)
    back.addColorStop(1, shade)
    ctx.fillStyle = back
    ctx.fillRect(0, 0, w, h)
    ctx.save()
    ctx.translate(w * 0.012 * Math.sin(t * 0.22), h * 0.004 * Math.sin(t * 0.3))
    windowLight(ctx, t, w, h, '#fffdf8')
    shelves(ctx, seed, w, h, '#c7a27c', tones)
    ctx.fillStyle = '#b98f68'
    ctx.fillRect(-w * 0.1, h * 0.86, w * 1.2, h * 0.03)
    ctx.fillStyle = '#a67d58'
    ctx.fillRect(-w * 0.1, h * 0.89, w * 1.2, h * 0.2)
    plant(ctx, t, w * 0.14, h * 0.865, side * 0.34)
    ctx.restore()
    const drift = 0.5 + 0.5 * Math.sin(t * 0.3)
    glow(ctx, w, h, 0.22, 0.22, 0.5, '#fff3d6', 0.75)
    ctx.fillStyle = fade('#fff1cf', 0.34)
    for (const part of [0, 1]) {
      const x = w * (0.28 + 0.05 * drift + part * 0.2)
      ctx.beginPath()
      ctx.moveTo(x, h * 0.5)
      ctx.lineTo(x + w * 0.15, h * 0.5)
      ctx.lineTo(x + w * 0.34, h * 0.84)
      ctx.lineTo(x + w * 0.17, h * 0.84)
      ctx.fill()
    }
    motes(ctx, t, w, h, seed, '#ffffff', 0.35)
  }
}

/** Specks of light that rise slowly. */
export function motes(
  ctx: Canvas2D,
  t: number,
  w: number,
  h: number,
  seed: number,
  color: string,
  alpha: number,
): void {
  for (let n = 0; n < 9; n++) {
    const x = w * (chance(seed, n, 41) + 0.03 * Math.sin(t * (0.4 + chance(seed, n, 42))))
    const y = h * (1.1 - ((chance(seed, n, 43) + t * (0.012 + 0.016 * chance(seed, n, 44))) % 1.2))
    ctx.fillStyle = fade(color, alpha * (0.4 + 0.6 * chance(seed, n, 45)))
    ctx.beginPath()
    ctx.arc(x, y, Math.min(w, h) * (0.012 + 0.028 * chance(seed, n, 46)), 0, 7)
    ctx.fill()
  }
}
