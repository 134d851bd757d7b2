import { describe, expect, it } from 'vitest'
import { planMoments } from './proof.moments.ts'

const plan = (changes: Partial<Parameters<typeof planMoments>[0]> = {}) =>
  planMoments({ kills: 10, videos: 8, filmSeconds: 40, seed: 1, ...changes })

describe('the moments of a proof', () => {
  it('fall on the order, on the writing and on every stage after it, over the whole batch', () => {
    const moments = plan()
    expect(moments.map(({ name }) => name).slice(0, 2)).toEqual(['asked', 'writing'])
    expect(new Set(moments.map(({ name }) => name)).size).toBe(6)
    const ready = moments.map((moment) => moment.ready)
    expect(ready).toEqual([...ready].sort((a, b) => a - b))
    expect([ready[0], ready.at(-1)]).toEqual([0, 7])
  })

  it.each([2, 5, 10, 11])('of %i kills take the database with them in every other', (kills) => {
    const withDatabase = plan({ kills }).filter((moment) => moment.withDatabase).length
    expect(Math.abs(withDatabase - kills / 2)).toBeLessThan(1)
  })

  it('are the same for the same seed and others for another', () => {
    expect(plan({ seed: 5 })).toEqual(plan({ seed: 5 }))
    expect(plan({ seed: 5 })).not.toEqual(plan({ seed: 6 }))
  })

  it('can be few, and none', () => {
    expect(plan({ kills: 0 })).toEqual([])
    expect(plan({ kills: 1, videos: 1 }).map(({ name }) => name)).toEqual(['asked'])
  })
})
