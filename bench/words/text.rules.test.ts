import { describe, expect, it } from 'vitest'
import { baseOf, contentWords, MASK, saidOf, tokensOf, withoutName } from './text.rules.ts'

describe('a word', () => {
  it.each([
    ['hives', 'hive'],
    ['knives', 'knife'],
    ['planned', 'plan'],
    ['caring', 'care'],
    ['baking', 'bake'],
    ['filling', 'fill'],
    ['measured', 'measure'],
    ['lenses', 'lens'],
    ['cavities', 'cavity'],
    ['glasses', 'glass'],
    ['horses', 'horse'],
    ["plumber's", 'plumber'],
  ])('%s is a form of %s', (form, word) => expect(baseOf(form)).toBe(baseOf(word)))

  it.each([
    ['care', 'car'],
    ['planes', 'plan'],
    ['archive', 'hive'],
    ['lining', 'line'],
    ['think', 'ink'],
    ['speed', 'spe'],
  ])('%s is no form of %s', (one, other) => expect(baseOf(one)).not.toBe(baseOf(other)))

  it('is found in a sentence in any form, after another, or by its stem', () => {
    const list = ['drain', 'hot water', 'plumb*', 'pipe', 'water tank']
    expect(saidOf('The plumbing gave way: two Drains blocked, and no hot-water left.', list)).toEqual([
      'drain',
      'hot water',
      'plumb*',
    ])
  })

  it('is found in one form alone where that is asked for', () => {
    expect(saidOf('The price of a hire', ['=pricing', '=hiring', 'hiring'])).toEqual(['hiring'])
  })

  it('is not found across the order of its parts', () => {
    expect(saidOf('Water that is hot', ['hot water'])).toEqual([])
  })
})

describe('a name', () => {
  it.each(['Leak & Geyser', 'leak and geyser', "Leak & Geyser's"])('is put out of sight as %s', (said) => {
    expect(tokensOf(withoutName(`Ask ${said} today`, 'Leak & Geyser'))[1]).toMatch(MASK)
    expect(saidOf(withoutName(`Ask ${said} today`, 'Leak & Geyser'), ['leak', 'geyser'])).toEqual([])
  })

  it('with an apostrophe is found however that is written', () => {
    expect(withoutName('At Auntie Doreen’s Roti', "Auntie Doreen's Roti")).toBe(`At ${MASK}`)
  })

  it('is left where it is part of a longer word', () => {
    expect(withoutName('Keenly lined', 'Keen')).toBe('Keenly lined')
  })
})

it('keeps of a text the words that tell', () => {
  expect(contentWords('We find hidden leaks by listening at the pipe before we break a single tile')).toEqual([
    'find',
    'hidden',
    'leak',
    'listen',
    'pipe',
    'break',
    'singl',
    'tile',
  ])
})
