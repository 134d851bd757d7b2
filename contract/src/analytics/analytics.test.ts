import { describe, expect, it } from 'vitest'
import { viralScoreOf } from './limits.ts'

const seen = (views: number, clicks = 0) => ({ views, clicks })

describe('the viral score of what was seen', () => {
  it.each([
    ['is unknown without a view', seen(0), 3, null],
    ['is unknown without a film', seen(10), 0, null],
    ['is the views of a film by ten thousand, and fifteen for each percent of clicks', seen(20_000, 400), 2, 31],
    ['rounds', seen(1000, 33), 1, 50],
    ['is a hundred at most', seen(10, 10), 1, 100],
    ['counts views alone too', seen(3_000_000), 1, 100],
  ])('%s', (_name, counted, films, expected) => {
    expect(viralScoreOf(counted, films)).toBe(expected)
  })
})
