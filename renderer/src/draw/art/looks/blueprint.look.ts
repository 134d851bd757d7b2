/** A drawing board: a grid, measures, a figure in its frame. */
import { bare, contactShadow, fill, gradient, middle } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { grid as gridSheet } from '#draw/art/sheets.ts'
import { hatched } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import { fade } from '#draw/colors.ts'
import type { Box } from '#draw/layout.ts'

/** From the upper left to the lower right. Warm colours look right on squared paper, others on a board. */
function board(t: Tones, name: GroundPlace['name']): [string, string] {
  if (t.warm)
    return { main: [t.paper, t.soft], loud: [t.tone(0.3, 0.07), t.night], quiet: [t.mist, t.soft] }[name] as [
      string,
      string,
    ]
  const [main, quiet] = [
    [t.tone(0.36, 0.09), t.tone(0.25, 0.065)],
    [t.tone(0.3, 0.07), t.night],
  ]
  return { main, loud: [t.mist, t.soft], quiet }[name] as [string, string]
}

const isLight = (t: Tones, name: GroundPlace['name']) => t.warm === (name !== 'loud')

export const blueprint: LookArt = {
  captions: () => 'boxed',
  moods: ['focused', 'calm', 'hopeful'],
  size: 0.8,
  headline: { large: 1.35, leading: 1.06 },
  inks: (t, name) => {
    const [high, low] = board(t, name)
    const light = isLight(t, name)
    return {
      fill: light ? low : high,
      ink: light ? t.ink : '#ffffff',
      strong: reading(light ? t.brand : t.lit, light ? low : high),
      accent: light ? t.brand : t.lit,
      second: t.partner,
    }
  },
  turn: gridSheet,
  mount: (picture, side, { env }) => bare({ env, picture, side }),
  paint(place) {
    const { ctx, t, width, height, name, thing, shelf } = place
    fill(ctx, place, gradient(ctx, [0, 0, width, height], ...board(t, name)))
    const line = lineOf(t, name)
    grid(place, line)
    if (thing) frame(place, thing, line)
    if (shelf) hatched(place, shelf, line)
  },
}

const lineOf = (t: Tones, name: GroundPlace['name']) =>
  isLight(t, name) ? reading(t.deep, t.mist, 5) : t.tone(0.92, 0.05)

function grid({ ctx, u, width, height }: GroundPlace, line: string): void {
  const step = 40 * u
  for (let n = 0; n * step <= Math.max(width, height); n++) {
    ctx.strokeStyle = fade(line, n % 4 === 0 ? 0.18 : 0.075)
    ctx.lineWidth = (n % 4 === 0 ? 2 : 1.5) * u
    ctx.beginPath()
    ctx.moveTo((n + 0.5) * step, 0)
    ctx.lineTo((n + 0.5) * step, height)
    ctx.moveTo(0, n * step)
    ctx.lineTo(width, n * step)
    ctx.stroke()
  }
}

function frame({ ctx, t, u }: GroundPlace, thing: Box, line: string): void {
  const { x, y } = middle(thing)
  const half = Math.min(thing.w, thing.h) * 0.46
  ctx.fillStyle = fade(line, 0.07)
  ctx.fillRect(x - half, y - half, 2 * half, 2 * half)
  ctx.strokeStyle = line
  ctx.lineWidth = 3 * u
  ctx.setLineDash([16 * u, 12 * u])
  ctx.strokeRect(x - half, y - half, 2 * half, 2 * half)
  ctx.setLineDash([])
  ctx.lineWidth = 5 * u
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(x + sx * half - 26 * u, y + sy * half)
    ctx.lineTo(x + sx * half + 26 * u, y + sy * half)
    ctx.moveTo(x + sx * half, y + sy * half - 26 * u)
    ctx.lineTo(x + sx * half, y + sy * half + 26 * u)
    ctx.stroke()
  }
  contactShadow(ctx, { x, y: y + half * 0.82, rx: half * 0.7, ry: half * 0.09 }, t.pit, 0.45)
  measure(ctx, { x: x - half, y: y + half + 44 * u, w: 2 * half, h: 0 }, line, u)
  measure(ctx, { x: x - half - 44 * u, y: y - half, w: 0, h: 2 * half }, line, u)
}

/** A line with arrows at its ends. */
function measure(ctx: GroundPlace['ctx'], { x, y, w, h }: Box, line: string, u: number): void {
  ctx.strokeStyle = line
  ctx.lineWidth = 3 * u
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x + w, y + h)
  for (const [tx, ty, way] of [
    [x, y, 1],
    [x + w, y + h, -1],
  ] as const) {
    const [ax, ay] = w > 0 ? [18 * way * u, 9 * u] : [9 * u, 18 * way * u]
    ctx.moveTo(tx + ax, ty - (w > 0 ? ay : -ay))
    ctx.lineTo(tx, ty)
    ctx.lineTo(w > 0 ? tx + ax : tx - ax, ty + ay)
  }
  ctx.stroke()
}
