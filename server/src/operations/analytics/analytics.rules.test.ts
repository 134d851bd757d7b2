import { describe, expect, it } from 'vitest'
import { averageWatchSeconds, figuresOf, NOTHING, sumOf } from './analytics.rules.ts'

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

  it('say no share and no score of a few views', () => {
    const few = { ...counted, views: 29, clicks: 29, engaged: 29 }
    expect(figuresOf(few, 1)).toMatchObject({ views: 29, clicks: 29, avgCtr: null, engagement: null, viralScore: null })
    expect(figuresOf({ ...few, views: 30, clicks: 3, engaged: 6 }, 1)).toMatchObject({ avgCtr: 10, engagement: 20 })
    expect(averageWatchSeconds(few)).not.toBe(null)
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
