import { describe, expect, it } from 'vitest'
import { compose, slicesOf } from '#draw/index.ts'
import type { Layer } from '#draw/layer.ts'
import { type FilmPlan, LOOKS, type LookName, type Shot } from '#plan.ts'
import { hashOf, inkBox, pixelsOf, planOf, testDrawEnv } from '#storyboard/film.fixture.ts'

const canvas = testDrawEnv().createCanvas(32, 32)
canvas.getContext('2d').fillRect(2, 2, 28, 28)
const env = { ...testDrawEnv(), illustration: () => canvas as never }
const presenter = { style: 'casual', gender: 'female', person: 'lena', seed: 3 } as const

function shotsOf(look: LookName, changes: Partial<Shot>[]) {
  const text = 'Bread is baked at night. It is sold at seven. Come early and bring a bag for it.'
  const base = planOf(text, { width: 216, height: 384, staging: 2, presenter })
  const each = 2000
  const shots = changes.map((change, at): Shot => {
    const times = { startMs: at * each, endMs: at * each + each }
    return { kind: 'thing', ground: at % 2 ? 'quiet' : 'loud', thing: 'bread', ...times, ...change }
  })
  const endMs = changes.length * each
  const scene = { ...base.scenes[0]!, startMs: 0, endMs, shots }
  const plan: FilmPlan = { ...base, durationMs: endMs, art: { look }, scenes: [scene] }
  return slicesOf(plan).map(({ plan: part, from, to }) => ({ film: compose(part, env), from, to }))
}

/** How much of the frame a band covers with something on this frame. */
function covered(layer: Layer, frame: number): number {
  if (layer.key(frame) === undefined) return 0
  const by = layer.shift?.(frame) ?? { x: 0, y: 0 }
  const pixels = pixelsOf(layer, frame)
  let count = 0
  for (let y = 0; y < 384; y += 4)
    for (let x = 0; x < 216; x += 4) {
      const [px, py] = [x - layer.x - by.x, y - layer.y - by.y]
      if (px >= 0 && py >= 0 && px < layer.w && py < layer.h && pixels[(py * layer.w + px) * 4 + 3]! > 250) count++
    }
  return count / (54 * 96)
}

describe.each(LOOKS)('the transition of the look %s', (look) => {
  const [before, after] = shotsOf(look, [{}, { transition: 1 }])
  const turn = ({ film }: NonNullable<typeof before>) => film.layers.find(({ name }) => name === 'turn')!

  it('covers what goes within four frames and bares what comes within four', () => {
    const { to } = before!
    const shares = [to - 5, to - 4, to - 1].map((frame) => covered(turn(before!), frame))
    expect(shares[0]).toBe(0)
    expect(shares[1]).toBeLessThan(0.6)
    expect(shares[2]).toBe(1)
    const { from } = after!
    expect(covered(turn(after!), from)).toBe(1)
    expect(covered(turn(after!), from + 3)).toBeLessThan(0.6)
    expect(turn(after!).key(from + 4)).toBeUndefined()
  })

  it('lies under the captions, so that what is said goes on', () => {
    const names = before!.film.layers.map(({ name }) => name)
    expect(names.indexOf('turn')).toBeLessThan(names.indexOf('captions'))
  })
})

describe('a picture that comes nearer', () => {
  const shots = shotsOf('block', [{ punchMs: 700 }, { kind: 'close-up', punchMs: 2900 }])
  const nearer = shots.map(({ film }) => film.layers.filter(({ name }) => ['thing', 'head', 'body'].includes(name)))

  it('does so in four frames, and stands on the compositor’s grid all the while', () => {
    for (const [at, layers] of nearer.entries())
      for (const layer of layers) {
        const { from, to } = shots[at]!
        expect([layer.w % 8, layer.h % 2]).toEqual([0, 0])
        for (let frame = from; frame < to; frame++) {
          const by = layer.shift?.(frame) ?? { x: 0, y: 0 }
          expect([layer.x + by.x, layer.y + by.y].map((v) => Math.abs(v % 2))).toEqual([0, 0])
        }
      }
    const head = nearer[1]!.find(({ name }) => name === 'head')!
    const wide = (frame: number) => {
      const box = inkBox(pixelsOf(head, frame), head.w, 120)!
      return box.right - box.left
    }
    const [before, after] = [wide(shots[1]!.from + 25), wide(shots[1]!.from + 32)]
    expect(after / before).toBeGreaterThan(1.08)
    expect(after / before).toBeLessThan(1.16)
    expect(Math.abs(wide(shots[1]!.from + 36) - after)).toBeLessThanOrEqual(2)
  })

  it('keeps the promise that equal keys are equal pixels', () => {
    const seen = new Map<string, string>()
    for (const [at, layers] of nearer.entries())
      for (const layer of layers)
        for (let frame = shots[at]!.from + 15; frame < shots[at]!.to; frame += 4) {
          const name = `${at} ${layer.name} ${layer.key(frame)}`
          const pixels = hashOf(pixelsOf(layer, frame))
          expect(seen.get(name) ?? pixels).toBe(pixels)
          seen.set(name, pixels)
        }
  })
})
