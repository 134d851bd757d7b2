import { describe, expect, it } from 'vitest'
import { compose, slicesOf } from '#draw/index.ts'
import { type FilmPlan, type Scene, SHOT_KINDS, type Shot } from '#plan.ts'
import { hashOf, inkBox, pixelsOf, planOf, SCRIPT, testDrawEnv } from '#storyboard/film.fixture.ts'
import { withShots } from '#storyboard/shots.ts'

const canvas = testDrawEnv().createCanvas(32, 32)
canvas.getContext('2d').fillRect(2, 2, 28, 28)
const env = { ...testDrawEnv(), illustration: () => canvas as never }
const presenter = { style: 'casual', gender: 'female', person: 'lena', seed: 3 } as const
const PLACES = ['office', 'studio', 'outdoor'] as const
const small = { width: 216, height: 384 }
const filmIn = (background: FilmPlan['background'], change: Partial<FilmPlan> = {}) =>
  withShots({ ...planOf(SCRIPT, { ...small, presenter, background, ...change }), staging: 2 })
const shotsOf = ({ scenes }: FilmPlan) => scenes.flatMap(({ shots = [] }) => shots)

describe.each(PLACES)('a film in the place %s', (background) => {
  const film = filmIn(background)
  const shots = shotsOf(film)

  it('is cut into framings that change, the whole place first, and covers itself', () => {
    expect(shots.length).toBeGreaterThan(film.scenes.length)
    expect(shots[0]!.kind).toBe('wide')
    expect(new Set(shots.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5)
    expect(shots.at(-1)!.endMs).toBe(film.durationMs)
    for (const [at, shot] of shots.entries()) {
      expect(shot.startMs).toBe(shots[at - 1]?.endMs ?? 0)
      expect(['wide', 'close-up', 'left', 'right', 'inset', 'thing', 'type', 'card']).toContain(shot.kind)
    }
    for (const { shots: own = [] } of film.scenes)
      for (const [at, shot] of own.entries()) if (at > 0) expect(shot.kind).not.toBe(own[at - 1]!.kind)
  })

  it('never leaves the place, and goes on in it from one framing to the next', () => {
    const { shots: _, ...scene } = film.scenes[0]!
    const uncut = compose({ ...film, scenes: [scene as Scene] }, env)
    for (const { plan, from } of slicesOf(film).slice(0, 6)) {
      const { background: ground } = compose(plan, env)
      expect([ground.w, ground.h]).toEqual([uncut.background.w, uncut.background.h])
      expect(hashOf(pixelsOf(ground, from))).toBe(hashOf(pixelsOf(uncut.background, from)))
    }
  })
})

describe('a film in a place', () => {
  it('has no transitions of a look', () => {
    expect(shotsOf(filmIn('office')).filter(({ transition }) => transition)).toEqual([])
  })

  it('shows nobody where nobody presents', () => {
    const { presenter: _, ...alone } = planOf(SCRIPT, { ...small, background: 'studio' })
    const kinds = shotsOf(withShots({ ...alone, staging: 2 })).map(({ kind }) => kind)
    expect(kinds.filter((kind) => ['wide', 'close-up', 'left', 'right', 'inset'].includes(kind))).toEqual([])
  })

  it('from before they were cut is drawn scene by scene', () => {
    const before = planOf(SCRIPT, { ...small, presenter, background: 'office' })
    expect(shotsOf(withShots(before))).toEqual([])
    expect(slicesOf(before).length).toBe(before.scenes.length)
  })

  it('can be framed in every way, with everything inside its band', () => {
    const sizes = [small, { width: 320, height: 184 }, { width: 240, height: 240 }]
    for (const [at, kind] of SHOT_KINDS.entries())
      for (const background of PLACES) {
        const base = planOf('A warm room by the sea.', { ...sizes[at % 3]!, presenter, background, staging: 2 })
        const shots: Shot[] = [{ startMs: 0, endMs: base.durationMs, kind, ground: 'main', thing: 'bread' }]
        const scene = { ...base.scenes[0]!, startMs: 0, endMs: base.durationMs, shots }
        const film = compose(slicesOf({ ...base, scenes: [scene] })[0]!.plan, env)
        for (const layer of film.layers.filter(({ name }) => ['scene', 'card', 'captions'].includes(name))) {
          if (layer.key(40) === undefined) continue
          const box = inkBox(pixelsOf(layer, 40), layer.w)
          if (box) expect({ kind, inside: box.left >= 0 && box.right < layer.w }).toEqual({ kind, inside: true })
          expect([layer.x % 2, layer.y % 2, layer.w % 8, layer.h % 2]).toEqual([0, 0, 0, 0])
        }
      }
  })
})
