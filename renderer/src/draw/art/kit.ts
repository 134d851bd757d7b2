/** Pieces that several looks paint with. Canvas2D only. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D, DrawEnv, Drawn } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import { seededRandom } from '#random.ts'

export const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 })

export function fill(
  ctx: Canvas2D,
  { width, height }: { width: number; height: number },
  style: string | CanvasGradient,
) {
  ctx.fillStyle = style
  ctx.fillRect(0, 0, width, height)
}

/** A gradient from top to bottom, or along another line, in even steps. */
export function gradient(ctx: Canvas2D, line: [number, number, number, number], ...colors: string[]): CanvasGradient {
  const made = ctx.createLinearGradient(...line)
  for (const [at, color] of colors.entries()) made.addColorStop(at / (colors.length - 1), color)
  return made
}

export function disc(ctx: Canvas2D, x: number, y: number, r: number, style: string | CanvasGradient): void {
  ctx.fillStyle = style
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
  ctx.fill()
}

export function plate(ctx: Canvas2D, { x, y, w, h }: Box, radius: number, style: string | CanvasGradient): void {
  ctx.fillStyle = style
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, radius)
  ctx.fill()
}

export function glow(ctx: Canvas2D, x: number, y: number, r: number, color: string, alpha: number): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, r)
  light.addColorStop(0, fade(color, alpha))
  light.addColorStop(0.5, fade(color, alpha * 0.45))
  light.addColorStop(1, fade(color, 0))
  ctx.fillStyle = light
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r)
}

/** What a thing throws on what it stands on. */
export function contactShadow(
  ctx: Canvas2D,
  at: { x: number; y: number; rx: number; ry: number },
  color: string,
  alpha: number,
) {
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(1, at.ry / at.rx)
  glow(ctx, 0, 0, at.rx, color, alpha)
  ctx.restore()
}

type Halftone = { color: string; step: number; box: Box; at(x: number, y: number): number }

/** Dots on a slanted grid, their size by `at(x, y)`, 0 to 1. */
export function halftone(ctx: Canvas2D, { color, step, box, at }: Halftone): void {
  const [c, s] = [Math.cos(0.35), Math.sin(0.35)]
  const reach = Math.hypot(box.w, box.h) / 2
  const { x: mx, y: my } = middle(box)
  ctx.fillStyle = color
  ctx.beginPath()
  for (let v = -reach; v < reach; v += step)
    for (let along = -reach; along < reach; along += step) {
      const [x, y] = [mx + along * c - v * s, my + along * s + v * c]
      if (x < box.x || y < box.y || x > box.x + box.w || y > box.y + box.h) continue
      const size = Math.min(1, Math.max(0, at(x, y))) * step * 0.62
      if (size <= 0.6) continue
      ctx.moveTo(x + size, y)
      ctx.arc(x, y, size, 0, Math.PI * 2)
    }
  ctx.fill()
}

type Point = readonly [x: number, y: number]
type Stroke = { color: string; width: number; seed: number; wobble: number }

/** A line as a hand draws it: twice, and not quite where it was. */
export function rough(ctx: Canvas2D, points: readonly Point[], { color, width, seed, wobble }: Stroke): void {
  const { next } = seededRandom(seed)
  Object.assign(ctx, { strokeStyle: color, lineWidth: width, lineCap: 'round', lineJoin: 'round' })
  for (let pass = 0; pass < 2; pass++) {
    ctx.beginPath()
    for (const [x, y] of points) ctx.lineTo(x + (next() - 0.5) * wobble, y + (next() - 0.5) * wobble)
    ctx.stroke()
  }
}

/** Points of an ellipse that does not quite close. */
export const loop = (x: number, y: number, rx: number, ry: number, drift = 0.05, steps = 70): Point[] =>
  Array.from({ length: steps + 1 }, (_, n) => {
    const angle = -1.9 + (n / steps) * 1.06 * 2 * Math.PI
    const k = 1 + (drift * n) / steps
    return [x + rx * k * Math.cos(angle), y + ry * k * Math.sin(angle)]
  })

const GRAIN = 256
let grainTile: { of: DrawEnv['createCanvas']; tile: Drawn } | undefined

/** Paper and film are never quite even. */
export function grain(
  ctx: Canvas2D,
  env: DrawEnv,
  { width, height }: { width: number; height: number },
  alpha: number,
): void {
  if (grainTile?.of !== env.createCanvas) grainTile = { of: env.createCanvas, tile: newGrain(env) }
  ctx.save()
  ctx.globalAlpha = alpha
  for (let y = 0; y < height; y += GRAIN) for (let x = 0; x < width; x += GRAIN) ctx.drawImage(grainTile.tile, x, y)
  ctx.restore()
}

function newGrain({ createCanvas }: DrawEnv): Drawn {
  const canvas = createCanvas(GRAIN, GRAIN)
  const ctx = canvas.getContext('2d')
  const data = ctx.createImageData(GRAIN, GRAIN)
  const { next } = seededRandom(7)
  for (let at = 0; at < data.data.length; at += 4) {
    const v = next() + next() + next() - 1.5
    const light = v > 0 ? 255 : 0
    data.data.set([light, light, light, Math.min(255, Math.abs(v) * 190)], at)
  }
  ctx.putImageData(data, 0, 0)
  return canvas as unknown as Drawn
}

/** A canvas of a side, painted. */
function painted(env: DrawEnv, side: number, paint: (ctx: Canvas2D) => void): Drawn {
  const whole = Math.max(1, Math.ceil(side))
  const canvas = env.createCanvas(whole, whole)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  paint(ctx)
  return canvas as unknown as Drawn
}

/** The same shape in one colour. */
function silhouette(env: DrawEnv, picture: Drawn, side: number, color: string): Drawn {
  return painted(env, side, (ctx) => {
    ctx.drawImage(picture, 0, 0, side, side)
    ctx.globalCompositeOperation = 'source-in'
    ctx.fillStyle = color
    ctx.fillRect(0, 0, side, side)
  })
}

/** How much larger than its thing a mounted picture is: shadows and edges need room. */
export const MOUNTED = 1.16

type Mounting = { env: DrawEnv; picture: Drawn; side: number }

function mounted({ env, side }: Mounting, paint: (ctx: Canvas2D, from: number, inner: number) => void): Drawn {
  const inner = side / MOUNTED
  return painted(env, side, (ctx) => paint(ctx, (side - inner) / 2, inner))
}

/** With a flat shadow beside it, as printed. */
export const printed = (it: Mounting, color: string, dx: number, dy: number): Drawn =>
  mounted(it, (ctx, from, inner) => {
    ctx.drawImage(silhouette(it.env, it.picture, inner, color), from + dx, from + dy)
    ctx.drawImage(it.picture, from, from, inner, inner)
  })

/** As it is. */
export const bare = (it: Mounting): Drawn =>
  mounted(it, (ctx, from, inner) => ctx.drawImage(it.picture, from, from, inner, inner))

/** With a soft shadow under it. */
export const floating = (it: Mounting, color: string, u: number): Drawn =>
  mounted(it, (ctx, from, inner) => {
    const flat = silhouette(it.env, it.picture, inner, color)
    ctx.globalAlpha = 0.05
    for (let n = 0; n < 10; n++) {
      const grow = 4 * u * n
      ctx.drawImage(flat, from - grow / 2, from - grow / 2 + (10 + 2 * n) * u, inner + grow, inner + grow)
    }
    ctx.globalAlpha = 1
    ctx.drawImage(it.picture, from, from, inner, inner)
  })

/** Cut out with a thick white edge. */
export const cutOut = (it: Mounting, edge: number, shadow: string): Drawn =>
  mounted(it, (ctx, from, inner) => {
    const ring = (color: string, dy: number) => {
      const flat = silhouette(it.env, it.picture, inner, color)
      for (let n = 0; n < 32; n++) {
        const angle = (n / 16) * Math.PI
        ctx.drawImage(flat, from + edge * Math.cos(angle), from + dy + edge * Math.sin(angle))
      }
    }
    ctx.globalAlpha = 0.05
    ring(shadow, edge * 0.7)
    ctx.globalAlpha = 1
    ring('#ffffff', 0)
    ctx.drawImage(it.picture, from, from, inner, inner)
  })
