import { scoreText } from '@octavo/officer'
import { describe, expect, it } from 'vitest'
import { judged } from './verdict.rules.ts'

const PLAIN =
  'Clay shrinks by a tenth in the fire. So I throw every mug a little larger than it will be, and wait a day.'
const GRAVE = 'This glaze is guaranteed to cure arthritis.'
const of = (before: string, after: string) => judged(scoreText({ body: before }), scoreText({ body: after }))

describe('words that a person has changed', () => {
  it('are fine where they break no rule', () => {
    expect(of(PLAIN, PLAIN.replace('tenth', 'ninth'))).toEqual({ refused: [], warned: [] })
  })

  it('are refused, with the rule and the words, where they break a grave one', () => {
    const { refused } = of(PLAIN, `${PLAIN} ${GRAVE}`)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.join(' ')).toMatch(/“.*cure.*”/)
  })

  it('are not held to what stood there before', () => {
    const before = `${PLAIN} ${GRAVE}`
    expect(of(before, before.replace('a day', 'two days'))).toEqual({ refused: [], warned: [] })
  })
})
