import { expect, it } from 'vitest'
import { posterMoments } from './poster.rules.ts'

const scenes = (count: number, lengthMs: number) =>
  Array.from({ length: count }, (_, at) => ({ startMs: at * lengthMs, endMs: (at + 1) * lengthMs }))

it('are the first frame and where each scene has come to rest', () => {
  expect(posterMoments({ durationMs: 12_000, scenes: scenes(3, 4000) })).toEqual([0, 1500, 5500, 9500])
  expect(posterMoments({ durationMs: 2000, scenes: scenes(2, 1000) })).toEqual([0, 1700])
})

it('are six at most, from the first to the last, and shots go before scenes', () => {
  expect(posterMoments({ durationMs: 80_000, scenes: scenes(20, 4000) })).toEqual([
    0, 1500, 21_500, 41_500, 57_500, 77_500,
  ])
  const shots = scenes(2, 3000)
  expect(posterMoments({ durationMs: 6000, scenes: [{ startMs: 0, endMs: 6000, shots }] })).toEqual([0, 1500, 4500])
})

it('lie within the film', () => {
  expect(posterMoments({ durationMs: 4000, scenes: scenes(3, 4000) })).toEqual([0, 1500])
  expect(posterMoments({ durationMs: 4000, scenes: [] })).toEqual([0])
})
