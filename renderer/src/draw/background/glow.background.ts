/** Backgrounds of light alone: a deep tone with slow glows in the brand's colours. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Look } from '#draw/look.ts'
import { chance } from '#random.ts'
import type { Paint } from './paint.ts'

type Glow = { color: string; x: number; y: number; radius: number; reach: number; speed: number; phase: number }

/** A soft round light; coordinates and radius in parts of the frame. */
export function glow(
  ctx: Canvas2D,
  w: number,
  h: number,
  x: number,
  y: number,
  radius: number,
  color: string,
  alpha: number,
) {
  const r = radius * Math.max(w, h)
  const light = ctx.createRadialGradient(x * w, y * h, 0, x * w, y * h, r)
  light.addColorStop(0, fade(color, alpha))
  light.addColorStop(0.5, fade(color, alpha * 0.45))
  light.addColorStop(1, fade(color, 0))
  ctx.fillStyle = light
  ctx.fillRect(x * w - r, y * h - r, 2 * r, 2 * r)
}

function glowsOf(look: Look, seed: number, count: number, pace: number): Glow[] {
  return Array.from({ length: count }, (_, at) => ({
    color: look.glows[at % 3]!,
    x: 0.15 + 0.7 * chance(seed, at, 1),
    y: (at + 0.5) / count + 0.2 * (chance(seed, at, 2) - 0.5),
    radius: 0.42 + 0.2 * chance(seed, at, 3),
    reach: 0.12 + 0.1 * chance(seed, at, 4),
    speed: pace * (0.7 + 0.6 * chance(seed, at, 5)),
    phase: 6.28 * chance(seed, at, 6),
  }))
}

function paintGlows(count: number, pace: number, strength: number): Paint {
  return (look, seed) => {
    const glows = glowsOf(look, seed, count, pace)
    return (ctx, t, w, h) => {
      ctx.fillStyle = look.base
      ctx.fillRect(0, 0, w, h)
      for (const g of glows) {
        const x = g.x + g.reach * Math.sin(t * g.speed + g.phase)
        const y = g.y + g.reach * 0.7 * Math.cos(t * g.speed * 0.8 + g.phase)
        glow(ctx, w, h, x, y, g.radius, g.color, strength)
      }
    }
  }
}

export const gradient: Paint = paintGlows(3, 0.35, 0.95)
export const animated: Paint = paintGlows(6, 0.9, 1)
export const solid: Paint = paintGlows(2, 0.9, 0.5)
