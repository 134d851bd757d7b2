import { expect, it } from 'vitest'
import { fitLogistic, marginOf } from './logistic.ts'

const at = (x: number, y: number, isSo: boolean) => ({
  vector: { buckets: Int32Array.of(0, 1), values: Float64Array.of(x, y) },
  isSo,
})

it('finds the side that examples are on', () => {
  const examples = [at(1, 0, true), at(2, 1, true), at(0, 1, false), at(1, 3, false)]
  const line = fitLogistic(examples, 2, 10)
  for (const { vector, isSo } of examples) expect(marginOf(line, vector) > 0).toBe(isSo)
  expect(fitLogistic(examples, 2, 10)).toEqual(line)
})

it('knows the odds where examples disagree', () => {
  const examples = [true, true, true, false].map((isSo) => at(1, 0, isSo))
  expect(1 / (1 + Math.exp(-marginOf(fitLogistic(examples, 2, 1e6), examples[0]!.vector)))).toBeCloseTo(0.75, 3)
})
