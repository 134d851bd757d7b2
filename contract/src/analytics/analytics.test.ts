import { describe, expect, it } from 'vitest'
import { isJudged, isViral, measuredFrom, VERDICT_VIEWS, viewsSoFar, viralScoreOf } from './limits.ts'

const seen = (views: number, clicks = 0) => ({ views, clicks })

describe('the viral score of what was seen', () => {
  it.each([
    ['is unknown without a view', seen(0), 3, null],
    ['is unknown without a film', seen(100), 0, null],
    ['is unknown while few looked', seen(29, 29), 1, null],
    ['is known from thirty views on', seen(30, 1), 1, 50],
    ['is the views of a film by ten thousand, and fifteen for each percent of clicks', seen(20_000, 400), 2, 31],
    ['rounds', seen(1000, 33), 1, 50],
    ['is a hundred at most', seen(40, 40), 1, 100],
    ['counts views alone too', seen(3_000_000), 1, 100],
  ])('%s', (_name, counted, films, expected) => {
    expect(viralScoreOf(counted, films)).toBe(expected)
  })
})

describe('a verdict', () => {
  it.each([
    [0, false, '0 of 30 views'],
    [12, false, '12 of 30 views'],
    [29, false, '29 of 30 views'],
    [30, true, 'Measured from 30 views'],
    [12_345, true, 'Measured from 12,345 views'],
  ])('of %i views', (views, judged, says) => {
    expect(isJudged(views)).toBe(judged)
    expect(measuredFrom(views)).toContain(says)
    if (!judged) expect(measuredFrom(views)).toContain(`once it reaches ${VERDICT_VIEWS}`)
    expect(viewsSoFar(views)).toBe(`${views} of 30 views`)
  })
})

it.each([
  [null, false],
  [79, false],
  [80, true],
])('a film with a measured score of %s is called viral: %s', (score, viral) => {
  expect(isViral(score)).toBe(viral)
})
