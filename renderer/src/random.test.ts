import { describe, expect, it } from 'vitest'
import { chance, hashText, pick, seededRandom } from './random.ts'

describe('random numbers', () => {
  // Films are drawn and their music is played by these: others would change all of them.
  it('are those they have always been', () => {
    const random = seededRandom(7)
    expect([random.next(), random.next()].map((n) => n.toFixed(6))).toEqual(['0.011705', '0.061958'])
    expect(chance(7, 1).toFixed(6)).toBe('0.306050')
    expect(hashText('pluck 60')).toBe(263368632)
  })

  it('come out again for the same seed, and others for another', () => {
    const [one, same, other] = [seededRandom(3), seededRandom(3), seededRandom(4)]
    const row = Array.from({ length: 9 }, () => one.next())
    expect(Array.from({ length: 9 }, () => same.next())).toEqual(row)
    expect(Array.from({ length: 9 }, () => other.next())).not.toEqual(row)
  })

  it('reach all that there is to pick', () => {
    const random = seededRandom(1)
    const from = ['a', 'b', 'c']
    expect(new Set(Array.from({ length: 50 }, () => random.pick(from)))).toEqual(new Set(from))
    expect(new Set(Array.from({ length: 50 }, (_, at) => pick(from, 1, at)))).toEqual(new Set(from))
  })
})
