/** Shapes that people are drawn with. */
import type { Canvas2D } from '#draw/layer.ts'

/** A start and then lines (2 numbers), quadratic (4) or cubic curves (6). */
export type Curve = readonly (readonly number[])[]

export function trace(ctx: Canvas2D, curve: Curve): void {
  ctx.beginPath()
  curve.forEach((p, at) => {
    if (at === 0) ctx.moveTo(p[0]!, p[1]!)
    else if (p.length === 2) ctx.lineTo(p[0]!, p[1]!)
    else if (p.length === 4) ctx.quadraticCurveTo(p[0]!, p[1]!, p[2]!, p[3]!)
    else ctx.bezierCurveTo(p[0]!, p[1]!, p[2]!, p[3]!, p[4]!, p[5]!)
  })
}

export function area(ctx: Canvas2D, fill: string | CanvasGradient, curve: Curve): void {
  trace(ctx, curve)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
}

export function strokeLine(ctx: Canvas2D, color: string, width: number, curve: Curve): void {
  trace(ctx, curve)
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke()
}

export function ellipse(
  ctx: Canvas2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string | CanvasGradient,
  turn = 0,
): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.ellipse(x, y, rx, Math.max(0.1, ry), turn, 0, Math.PI * 2)
  ctx.fill()
}

/** Paints only what lies inside the curve. */
export function inside(ctx: Canvas2D, curve: Curve, paint: () => void): void {
  ctx.save()
  trace(ctx, curve)
  ctx.closePath()
  ctx.clip()
  paint()
  ctx.restore()
}

/** Paints the viewer's right half and its mirror; `side` is 1 and then -1. */
export function both(ctx: Canvas2D, paint: (side: 1 | -1) => void): void {
  for (const side of [1, -1] as const) {
    ctx.save()
    ctx.scale(side, 1)
    paint(side)
    ctx.restore()
  }
}

/** A stroke that swells to `thick` in the middle and ends in points: folds, strands, brows. */
export function sliver(ctx: Canvas2D, fill: string, from: number[], over: number[], to: number[], thick: number): void {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!]
  const scale = thick / (Math.hypot(dx, dy) || 1)
  const [nx, ny] = [-dy * scale, dx * scale]
  area(ctx, fill, [
    from,
    [over[0]! - nx, over[1]! - ny, to[0]!, to[1]!],
    [over[0]! + nx, over[1]! + ny, from[0]!, from[1]!],
  ])
}

export type Joint = { x: number; y: number; r: number }

/** An arm, a finger: round at both ends, thicker at one. */
export function limb(ctx: Canvas2D, fill: string, from: Joint, to: Joint): void {
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  ctx.beginPath()
  ctx.arc(from.x, from.y, from.r, turn + Math.PI / 2, turn - Math.PI / 2)
  ctx.arc(to.x, to.y, to.r, turn - Math.PI / 2, turn + Math.PI / 2)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
}

/** The whole of a shape of which the viewer's right half is given, from a point on the axis to another. */
export function symmetric(half: Curve): Curve {
  const back = half.slice(1).map((step, at) => {
    const end = half[at]!.slice(-2)
    const turned = step.length === 6 ? [step[2]!, step[3]!, step[0]!, step[1]!] : step.slice(0, -2)
    return [...turned, ...end].map((v, n) => (n % 2 === 0 ? -v : v))
  })
  return [...half, ...back.reverse()]
}
