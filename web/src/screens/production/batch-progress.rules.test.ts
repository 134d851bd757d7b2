import { describe, expect, it } from 'vitest'
import { aBatch } from '#testing/samples.ts'
import { countedProgress, shownBars, tickedProgress } from './batch-progress.rules.ts'

describe('before real progress is known', () => {
  it.each([
    [0, 0],
    [799, 0],
    [800, 15],
    [1600, 30],
    [4000, 75],
    [4800, 90],
    [60_000, 90],
  ])('content after %d ms is %d', (sincePress, content) => {
    expect(tickedProgress(sincePress)).toEqual({ content, compliance: 0, production: 0 })
  })

  it.each([
    [0, 0],
    [1000, 25],
    [2999, 25],
    [3000, 50],
    [5000, 75],
    [7000, 100],
    [60_000, 100],
  ])('%d ms after the answer content is 100 and compliance %d', (sinceAnswer, compliance) => {
    expect(tickedProgress(9000, sinceAnswer)).toEqual({ content: 100, compliance, production: 0 })
  })
})

it('takes what the server counted as percent', () => {
  const batch = aBatch({ contentProgress: 0.625, complianceProgress: 0.5, productionProgress: 0.004 })
  expect(countedProgress(batch)).toEqual({ content: 63, compliance: 50, production: 0 })
})

it.each([
  [{ content: 75, compliance: 0, production: 0 }, ['Content Generation']],
  [{ content: 90, compliance: 0, production: 0 }, ['Content Generation', 'AI Compliance Officer']],
  [{ content: 100, compliance: 99, production: 5 }, ['Content Generation', 'AI Compliance Officer']],
  [
    { content: 100, compliance: 100, production: 0 },
    ['Content Generation', 'AI Compliance Officer', 'Video Production'],
  ],
])('shows a bar once the one before it is far enough: %o', (progress, names) => {
  expect(
    shownBars(progress)
      .filter(({ shown }) => shown)
      .map(({ name }) => name),
  ).toEqual(names)
})
