import { describe, expect, it } from 'vitest'
import { COMPANIONS } from '#draw/illustration/illustration.companions.data.ts'
import { compose, slicesOf } from '#draw/index.ts'
import { type FilmPlan, LOOKS, type LookName, type Shot } from '#plan.ts'
import { hashOf, inkBox, pixelsOf, planOf, testDrawEnv } from '#storyboard/film.fixture.ts'
import { type CutRequest, withShots } from '#storyboard/shots.ts'
import { groupIn } from './group.ts'

const box = { x: 100, y: 200, w: 400, h: 400 }

describe('a small scene', () => {
  it.each([[['key']], [['key', 'fence']]])('of a house with %o stands on one shelf, inside its room', (others) => {
    const { behind, thing, before, shelf } = groupIn(box, 'house', others)
    expect([...behind, ...before].map(({ name }) => name).sort()).toEqual([...others].sort())
    for (const { x, y, side, name } of [...behind, thing, ...before]) {
      expect({ name, in: x - side / 2 >= shelf.x && x + side / 2 <= shelf.x + shelf.w }).toEqual({ name, in: true })
      expect(Math.abs(y + side * 0.46 - shelf.y)).toBeLessThan(0.06 * box.h)
    }
    expect(thing.side).toBeGreaterThan(1.5 * before[0]!.side)
  })
})

const canvas = testDrawEnv().createCanvas(32, 32)
const ctx = canvas.getContext('2d')
ctx.fillRect(2, 2, 28, 28)
const env = { ...testDrawEnv(), illustration: () => canvas as never }

/** What a shot of a house is drawn as, with this company. */
function drawn(look: LookName, change: Partial<Shot>) {
  const base = planOf('A house by the sea.', { width: 216, height: 384, staging: 2 })
  const scene = { ...base.scenes[0]!, startMs: 0, endMs: base.durationMs }
  const shots: Shot[] = [
    { startMs: 0, endMs: base.durationMs, kind: 'thing', ground: 'main', thing: 'house', ...change },
  ]
  const film = compose(slicesOf({ ...base, art: { look }, scenes: [{ ...scene, shots }] })[0]!.plan, env)
  const layer = film.layers.find(({ name }) => name === 'thing')!
  return { film, layer, ground: hashOf(pixelsOf(film.background, 40)), ink: inkBox(pixelsOf(layer, 58), layer.w)! }
}

describe.each(LOOKS)('the look %s', (look) => {
  it('puts up a shelf of its own for company, and none for a thing alone', () => {
    const [alone, group] = [drawn(look, {}), drawn(look, { with: ['key', 'fence'] })]
    expect(group.ground).not.toBe(alone.ground)
    expect(hashOf(pixelsOf(group.layer, 58))).not.toBe(hashOf(pixelsOf(alone.layer, 58)))
    expect(group.layer.x + group.ink.left).toBeGreaterThanOrEqual(0)
    expect(group.layer.x + group.ink.right).toBeLessThan(216)
  })
})

const things: CutRequest['things'] = (text) =>
  text.split(' ').flatMap((_, at) => (at % 4 === 0 ? [{ name: ['bread', 'house', 'key'][at % 3]!, at }] : []))
const cut = (change: Partial<FilmPlan>, seed: number, request: CutRequest = { things }) =>
  withShots(
    {
      ...planOf('We bake bread at night and sell it by day. Come to our house. Bring a key. It is warm in here.', {
        seed,
      }),
      seed,
      art: { look: 'market' },
      ...change,
    },
    request,
  ).scenes.flatMap(({ shots = [] }) => shots)

describe('the company of things', () => {
  const films = Array.from({ length: 12 }, (_, seed) => cut({ staging: 2 }, seed + 1))

  it('comes in many shots of a thing and not in all, and never in two in a row', () => {
    const shots = films.flat().filter(({ kind, thing }) => thing && (kind === 'thing' || kind === 'poster'))
    const share = shots.filter((shot) => shot.with).length / shots.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.8)
    for (const film of films) expect(film.filter((shot, at) => shot.with && film[at - 1]?.with)).toEqual([])
  })

  it('is one or two that go with the thing, and can be drawn', () => {
    for (const shot of films.flat().filter((one) => one.with)) {
      expect(shot.with!.length).toBeLessThanOrEqual(2)
      for (const name of shot.with!) expect(COMPANIONS[shot.thing!]!.split(' ')).toContain(name)
    }
    const request = { things, companions: () => [] }
    expect(cut({ staging: 2 }, 1, request).filter((shot) => shot.with)).toEqual([])
  })

  it('is none in a film from before there was any', () => {
    expect(films.flatMap((_, seed) => cut({}, seed + 1)).filter((shot) => shot.with)).toEqual([])
  })
})
