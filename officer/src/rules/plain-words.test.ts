import { expect, it } from 'vitest'
import { allRules } from './packs.ts'
import { wordsOfPattern, wordsOfRule } from './plain-words.ts'

it.each([
  ['words that are there or not', /my (favou?rite|holy grail)/, ['my', 'favorite', 'favourite', 'holy', 'grail']],
  ['a word with its endings', /(earn(s|ed|ing)?|doubl(es|ed)) money/, ['earn', 'earns', 'earned', 'earning', 'money']],
  [
    'a group inside a group',
    /guaranteed to (be (the )?(best|first))/,
    ['guaranteed', 'to', 'be', 'the', 'best', 'first'],
  ],
  ['nothing for figures and any words', /(\w+ ){0,3}\d+ [$€]?links?(?= below)/, ['link', 'links']],
])('are %s', (_, pattern, words) => {
  expect(wordsOfPattern(pattern)).toEqual(expect.arrayContaining(words))
})

it('hold no signs of a pattern, in any rule', () => {
  const words = allRules.flatMap(wordsOfRule)
  expect(words.length).toBeGreaterThan(1000)
  expect(words.filter((word) => !/^[a-z']{2,}$/.test(word))).toEqual([])
})
