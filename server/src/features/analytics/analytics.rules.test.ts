import { describe, expect, it } from 'vitest'
import { averageWatchSeconds, figuresOf, NOTHING, sumOf, viralScore } from './analytics.rules.ts'

const seen = (views: number, clicks = 0) => ({ ...NOTHING, views, clicks })

describe('the viral score of what was seen', () => {
  it.each([
    ['is unknown without a view', seen(0), 3, null],
    ['is unknown without a film', seen(10), 0, null],
    ['is the views of a film by ten thousand, and fifteen for each percent of clicks', seen(20_000, 400), 2, 31],
    ['rounds', seen(1000, 33), 1, 50],
    ['is a hundred at most', seen(10, 10), 1, 100],
    ['counts views alone too', seen(3_000_000), 1, 100],
  ])('%s', (_name, counted, films, expected) => {
    expect(viralScore(counted, films)).toBe(expected)
  })
})

describe('figures', () => {
  const counted = { views: 80, clicks: 4, watchMs: 1_234_567, thumbsUp: 6, thumbsDown: 1, messages: 1, engaged: 12 }

  it('are shares of a hundred views, to a tenth', () => {
    expect(figuresOf(counted, 2)).toMatchObject({ avgCtr: 5, engagement: 15, watchSeconds: 1234.6 })
    expect(averageWatchSeconds(counted)).toBe(15.4)
  })

  it('are null, not zero, where nobody was', () => {
    expect(figuresOf(NOTHING, 2)).toMatchObject({ views: 0, avgCtr: null, engagement: null, viralScore: null })
    expect(averageWatchSeconds(NOTHING)).toBe(null)
  })

  it('add up', () => {
    expect(sumOf([counted, counted, NOTHING])).toEqual({
      views: 160,
      clicks: 8,
      watchMs: 2_469_134,
      thumbsUp: 12,
      thumbsDown: 2,
      messages: 2,
      engaged: 24,
    })
  })
})
