/** Logistic regression, by L-BFGS (Nocedal and Wright, "Numerical Optimization", 2006, algorithm 7.4): the same examples, the same weights. */
import type { Vector } from '#reader/features.ts'

export type Example = { vector: Vector; isSo: boolean }
export type Line = { weights: Float64Array; bias: number }

const MEMORY = 6
const MOST_STEPS = 80
const ENOUGH = 1e-4
const SUFFICIENT = 1e-4

/**
 * The weights for which sum of w^2 / 2 + `cost` x sum of ln(1 + e^-margin) is least over the examples.
 * `size`: how many buckets there are.
 */
export function fitLogistic(examples: readonly Example[], size: number, cost: number): Line {
  const at = new Float64Array(size + 1) // the bias comes last
  const loss = (point: Float64Array, gradient: Float64Array) => lossOf(examples, point, gradient, cost)
  minimize(at, loss)
  return { weights: at.subarray(0, size), bias: at[size]! }
}

/** How far a text is on one side or the other. */
export function marginOf({ weights, bias }: Line, { buckets, values }: Vector): number {
  let sum = bias
  for (let at = 0; at < buckets.length; at++) sum += weights[buckets[at]!]! * values[at]!
  return sum
}

function lossOf(examples: readonly Example[], point: Float64Array, gradient: Float64Array, cost: number): number {
  const last = point.length - 1
  let loss = 0
  for (let at = 0; at <= last; at++) {
    gradient[at] = point[at]!
    loss += (point[at]! * point[at]!) / 2
  }
  const line = { weights: point, bias: point[last]! }
  for (const { vector, isSo } of examples) {
    const side = isSo ? 1 : -1
    const margin = side * marginOf(line, vector)
    loss += cost * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin)
    const pull = (-side * cost) / (1 + Math.exp(margin))
    const { buckets, values } = vector
    for (let at = 0; at < buckets.length; at++) gradient[buckets[at]!]! += pull * values[at]!
    gradient[last]! += pull
  }
  return loss
}

type Step = { moved: Float64Array; turned: Float64Array; scale: number }

/** Moves `point` to where `loss` is least. */
function minimize(point: Float64Array, lossAt: (point: Float64Array, gradient: Float64Array) => number): void {
  const steps: Step[] = []
  let gradient = new Float64Array(point.length)
  let loss = lossAt(point, gradient)
  const start = norm(gradient)
  for (let round = 0; round < MOST_STEPS && norm(gradient) > ENOUGH * start; round++) {
    const way = wayDown(gradient, steps)
    const slope = dot(way, gradient)
    const next = { point: new Float64Array(point.length), gradient: new Float64Array(point.length), loss: 0 }
    let length = steps.length === 0 ? 1 / start : 1
    for (; length > 1e-12; length /= 2) {
      for (let at = 0; at < point.length; at++) next.point[at] = point[at]! + length * way[at]!
      next.loss = lossAt(next.point, next.gradient)
      if (next.loss <= loss + SUFFICIENT * length * slope) break
    }
    const moved = next.point.map((value, at) => value - point[at]!)
    const turned = next.gradient.map((value, at) => value - gradient[at]!)
    steps.push({ moved, turned, scale: 1 / dot(moved, turned) })
    if (steps.length > MEMORY) steps.shift()
    point.set(next.point)
    gradient = next.gradient
    loss = next.loss
  }
}

/** Against the gradient, as the last steps bend it. */
function wayDown(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const way = gradient.map((value) => -value)
  const shares = steps.map(() => 0)
  for (let at = steps.length - 1; at >= 0; at--) {
    shares[at] = steps[at]!.scale * dot(steps[at]!.moved, way)
    add(way, steps[at]!.turned, -shares[at]!)
  }
  const last = steps.at(-1)
  if (last) scaleBy(way, 1 / (last.scale * dot(last.turned, last.turned)))
  steps.forEach(({ moved, turned, scale }, at) => {
    add(way, moved, shares[at]! - scale * dot(turned, way))
  })
  return way
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}

const norm = (of: Float64Array): number => Math.sqrt(dot(of, of))

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at]! += times * what[at]!
}

function scaleBy(of: Float64Array, by: number): void {
  for (let at = 0; at < of.length; at++) of[at]! *= by
}
