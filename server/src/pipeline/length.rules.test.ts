import { describe, expect, it } from 'vitest'
import { lengthOf, rateToFit } from './length.rules.ts'

const short = lengthOf({ format: 'short', aimSeconds: null })

describe('the length of a film', () => {
  it('is that of its format, or around what was asked for', () => {
    expect(short).toEqual({ min: 15, aim: 40, max: 60 })
    expect(lengthOf({ format: 'long', aimSeconds: null })).toMatchObject({ min: 180, max: 300 })
    expect(lengthOf({ format: 'short', aimSeconds: 10 })).toEqual({ min: 5, aim: 10, max: 16 })
  })

  it.each([
    [40, 1],
    [58.5, 1],
    [60, 60 / 58],
    [14, 1],
    [13, 13 / 14],
    [80, undefined],
    [5, undefined],
  ])('of %d seconds of speech is reached at the speed %s', (seconds, rate) => {
    const found = rateToFit(seconds, 1.5, short)
    if (rate === undefined) expect(found).toBeUndefined()
    else expect(found).toBeCloseTo(rate, 5)
  })
})
