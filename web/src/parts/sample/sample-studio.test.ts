import { isJudged } from '@octavo/contract/analytics'
import { dateIn } from '@octavo/contract/time-zone'
import { describe, expect, it } from 'vitest'
import { sampleFigures, samplePosts } from './sample-studio.ts'

const DAY_MS = 86_400_000
const someDays = Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 9, 20, 0, 30) + day * DAY_MS * 1.07))

describe('the posts of a sample week', () => {
  it.each(someDays)('on %s are its eight films once each, in order, some out and some to come', (now) => {
    const posts = samplePosts(now, 'America/New_York')
    expect(new Set(posts.map(({ place }) => place)).size).toBe(8)
    expect(posts.map(({ at }) => at.getTime())).toEqual(posts.map(({ at }) => at.getTime()).sort((a, b) => a - b))
    expect(posts[0]?.isOut).toBe(true)
    expect(posts.at(-1)?.isOut).toBe(false)
    for (const { at, isOut, views, clicks } of posts) {
      expect(isOut).toBe(at <= now)
      expect(isJudged(views)).toBe(isOut)
      expect(clicks > 0).toBe(isOut)
    }
  })

  it('stand on the account’s own clock', () => {
    const [monday] = samplePosts(new Date('2026-11-24T12:00:00Z'), 'Asia/Tokyo').filter(({ weekday }) => weekday === 1)
    expect(monday?.at.toISOString()).toBe('2026-11-23T00:00:00.000Z')
    expect(dateIn(monday!.at, 'Asia/Tokyo')).toBe('2026-11-23')
  })

  it('have the figures of those that are out', () => {
    const posts = samplePosts(new Date('2026-11-24T12:00:00Z'), 'UTC')
    const figures = sampleFigures(posts)
    expect(figures.published).toBe(posts.filter(({ isOut }) => isOut).length)
    expect(figures.views).toBe(posts.reduce((sum, { views }) => sum + views, 0))
    expect(figures.avgCtr).toBeCloseTo((figures.clicks / figures.views) * 100, 0)
  })
})
