import { expect, it } from 'vitest'
import { aFilmEdit } from '#testing/film.samples.ts'
import { wholeAt } from './whole-moment.ts'

const film = aFilmEdit()

it('looks at a scene where most of its words stand, not where a thing hides them', () => {
  const { startMs, endMs } = film.scenes[1]!
  expect(wholeAt(film, 1)).toBe(startMs + (endMs - startMs) * 0.8)
  const middle = (startMs + endMs) / 2
  const shots = [
    { startMs, endMs: middle, kind: 'type' },
    { startMs: middle, endMs, kind: 'thing' },
  ]
  const plan = { ...film.plan, scenes: film.scenes.map((scene, at) => (at === 1 ? { ...scene, shots } : scene)) }
  expect(wholeAt({ ...film, plan }, 1)).toBe(startMs + (middle - startMs) * 0.8)
})
