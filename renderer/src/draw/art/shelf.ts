/** What the things of a small scene stand on, in the manner of each look. */
import { fade } from '#draw/colors.ts'
import type { Box } from '#draw/layout.ts'
import { contactShadow, glow, gradient, plate, rough } from './kit.ts'
import type { GroundPlace } from './look.art.ts'

type Board = { face: string; front: string; shadow: string; round?: number }

/** A board on the wall: its upper side, its edge, and what it throws below. */
export function board({ ctx, u }: GroundPlace, { x, y, w, h }: Box, { face, front, shadow, round = 6 }: Board): void {
  for (let n = 4; n > 0; n--)
    plate(ctx, { x: x + 6 * n * u, y: y + h * (0.6 + 0.22 * n), w: w - 12 * n * u, h }, round * u, fade(shadow, 0.07))
  plate(ctx, { x, y: y - h * 0.35, w, h: h * 1.35 }, round * u, front)
  plate(ctx, { x, y: y - h * 0.35, w, h: h * 0.6 }, round * u, face)
}

/** A printed board: flat, with a hard shadow beside it. */
export function printedBoard({ ctx, u }: GroundPlace, { x, y, w, h }: Box, face: string, shadow: string): void {
  plate(ctx, { x: x + 14 * u, y: y + 16 * u, w, h: h * 1.1 }, 4 * u, shadow)
  plate(ctx, { x, y, w, h: h * 1.1 }, 4 * u, face)
}

/** A line, and the shadow of what stands on it. */
export function ruled({ ctx, u }: GroundPlace, { x, y, w, h }: Box, ink: string, shadow: string): void {
  contactShadow(ctx, { x: x + w / 2, y: y + h * 0.2, rx: w * 0.46, ry: h * 0.9 }, shadow, 0.32)
  ctx.fillStyle = ink
  ctx.fillRect(x, y + h * 0.25, w, Math.max(1, 4 * u))
}

/** A line with the ground hatched under it, as in a section. */
export function hatched(place: GroundPlace, at: Box, ink: string): void {
  const { ctx, u } = place
  ruled(place, at, ink, ink)
  ctx.strokeStyle = fade(ink, 0.6)
  ctx.lineWidth = 3 * u
  ctx.beginPath()
  for (let x = at.x; x < at.x + at.w - 20 * u; x += 26 * u) {
    ctx.moveTo(x + 24 * u, at.y + at.h * 0.25)
    ctx.lineTo(x, at.y + at.h * 0.25 + 26 * u)
  }
  ctx.stroke()
}

/** A line drawn by hand. */
export function chalked({ ctx, u }: GroundPlace, { x, y, w, h }: Box, color: string): void {
  const line = Array.from({ length: 9 }, (_, n) => [x + (w * n) / 8, y + h * 0.3 + (n % 2) * 3 * u] as const)
  rough(ctx, line, { color: fade(color, 0.85), width: 10 * u, seed: 12, wobble: 6 * u })
}

/** A sheet of glass, lit at its edge. */
export function pane({ ctx, u }: GroundPlace, { x, y, w, h }: Box, shadow: string): void {
  contactShadow(ctx, { x: x + w / 2, y: y + h * 1.3, rx: w * 0.48, ry: h * 1.1 }, shadow, 0.3)
  const light = gradient(
    ctx,
    [x, 0, x + w, 0],
    'rgba(255,255,255,.95)',
    'rgba(255,255,255,.6)',
    'rgba(255,255,255,.95)',
  )
  plate(ctx, { x, y, w, h: h * 0.9 }, 14 * u, light)
}

/** A lit edge. */
export function litEdge({ ctx, u }: GroundPlace, { x, y, w, h }: Box, color: string, core: string): void {
  for (const part of [0.2, 0.5, 0.8]) glow(ctx, x + w * part, y + h * 0.4, w * 0.26, color, 0.3)
  plate(ctx, { x, y: y + h * 0.1, w, h: 16 * u }, 8 * u, color)
  plate(ctx, { x: x + 6 * u, y: y + h * 0.1 + 5 * u, w: w - 12 * u, h: 6 * u }, 3 * u, core)
}
