/** SVG paths on a canvas, the same in Node and in a browser: Path2D is no global in Node. */
import type { Canvas2D } from '#draw/layer.ts'

type Step = (ctx: Canvas2D) => void
type Point = { x: number; y: number }

/** How many figures each letter takes. */
const FIGURES_OF: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

const ORIGIN: Point = { x: 0, y: 0 }

const traced = new Map<string, Step[]>()

/** Lays an SVG path (M L H V C S Q A Z, small letters too; arcs of circles only, their flags set apart) on the canvas, to be filled or stroked. */
export function tracePath(ctx: Canvas2D, path: string): void {
  const steps = traced.get(path) ?? stepsOf(path)
  traced.set(path, steps)
  ctx.beginPath()
  for (const step of steps) step(ctx)
}

function stepsOf(path: string): Step[] {
  const steps: Step[] = []
  let [at, start, handle] = [ORIGIN, ORIGIN, ORIGIN]
  for (const { letter, values } of segmentsOf(path)) {
    const verb = letter.toUpperCase()
    const from = letter === verb ? ORIGIN : at
    const points = pointsOf(verb, values, from, at)
    const to = verb === 'Z' ? start : points.at(-1)!
    steps.push(stepOf(verb, points, values, at, handle))
    handle = verb === 'C' || verb === 'S' ? mirrored(points.at(-2)!, to) : to
    if (verb === 'M') start = to
    at = to
  }
  return steps
}

/** One entry for each set of figures; further pairs after an M are lines. */
function segmentsOf(path: string): { letter: string; values: number[] }[] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const count = FIGURES_OF[letter.toUpperCase()] ?? 0
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (count === 0) return [{ letter, values: [] }]
    return Array.from({ length: values.length / count }, (_, n) => ({
      letter: n === 0 ? letter : letter.replace('M', 'L').replace('m', 'l'),
      values: values.slice(n * count, (n + 1) * count),
    }))
  })
}

function pointsOf(verb: string, values: number[], from: Point, at: Point): Point[] {
  if (verb === 'H') return [{ x: from.x + values[0]!, y: at.y }]
  if (verb === 'V') return [{ x: at.x, y: from.y + values[0]! }]
  const pairs = verb === 'A' ? values.slice(5) : values
  return Array.from({ length: pairs.length / 2 }, (_, n) => ({
    x: from.x + pairs[2 * n]!,
    y: from.y + pairs[2 * n + 1]!,
  }))
}

const mirrored = (handle: Point, at: Point): Point => ({ x: 2 * at.x - handle.x, y: 2 * at.y - handle.y })

function stepOf(verb: string, points: Point[], values: number[], at: Point, handle: Point): Step {
  const [a, b, c] = points as [Point, Point, Point]
  if (verb === 'M') return (ctx) => ctx.moveTo(a.x, a.y)
  if (verb === 'Z') return (ctx) => ctx.closePath()
  if (verb === 'Q') return (ctx) => ctx.quadraticCurveTo(a.x, a.y, b.x, b.y)
  if (verb === 'C') return (ctx) => ctx.bezierCurveTo(a.x, a.y, b.x, b.y, c.x, c.y)
  if (verb === 'S') return (ctx) => ctx.bezierCurveTo(handle.x, handle.y, a.x, a.y, b.x, b.y)
  if (verb === 'A') return arcStep(at, a, values)
  return (ctx) => ctx.lineTo(a.x, a.y)
}

/** A circle's arc between two points (SVG 1.1, appendix F.6.5 with equal radii): the middle lies on the line halfway across. */
function arcStep(from: Point, to: Point, [radius = 0, , , large = 0, sweep = 0]: number[]): Step {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const half = Math.hypot(dx, dy) / 2
  if (half === 0) return () => {}
  const r = Math.max(radius, half)
  const away = (Math.sqrt(r * r - half * half) / (2 * half)) * (large === sweep ? -1 : 1)
  const middle = { x: (from.x + to.x) / 2 - away * dy, y: (from.y + to.y) / 2 + away * dx }
  const angle = (p: Point) => Math.atan2(p.y - middle.y, p.x - middle.x)
  return (ctx) => ctx.arc(middle.x, middle.y, r, angle(from), angle(to), sweep === 0)
}
