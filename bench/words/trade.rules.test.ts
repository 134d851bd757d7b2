import { describe, expect, it } from 'vitest'
import { foreignIn, isOfAnotherTrade, judgeTrade } from './trade.rules.ts'

const brand = {
  name: 'Polish & Pip',
  trade: 'nail salon',
  wrongTrades: ['hairdresser', 'hardware shop', 'dog groomer', 'nail factory'],
  foreignWords: ['hammer', 'shampoo', 'dog coat'],
}

describe('a trade that is told', () => {
  it.each([
    ['nail salon', 'right'],
    ['nails', 'right'],
    ['hair', 'wrong'],
    ['groomer', 'wrong'],
    ['nail factory', 'wrong'],
    ['hardware', 'wrong'],
    ['shop', 'other'],
    ['restaurant', 'other'],
    ['salon', 'other'],
  ])('as %s is %s', (told, verdict) => expect(judgeTrade(told, brand)).toBe(verdict))
})

describe('words of another trade', () => {
  it('are heard', () => expect(foreignIn({ body: 'Shampooing a dog’s coat.' }, brand)).toEqual(['shampoo', 'dog coat']))
  it('make a script one of another trade when there are two', () => {
    expect(isOfAnotherTrade({ body: 'A hammer drives a nail.' }, brand)).toBe(false)
    expect(isOfAnotherTrade({ body: 'A hammer and a bottle of shampoo.' }, brand)).toBe(true)
  })
})
