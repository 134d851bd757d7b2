import type { Finding } from '@octavo/contract/compliance'
import { describe, expect, it } from 'vitest'
import { keyed, mendOf, movedTo, stepFrom, withWords } from './officer.rules.ts'

const TEXT = 'Clay is wet. It cures anxiety. Come by.'
const found = (quote: string, more: Partial<Finding> = {}): Finding => ({
  ...{ ruleId: 'rule', title: 'A rule', severity: 'high', field: 'text', quote },
  ...{ start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length },
  ...{ explanation: '', suggestion: '', source: '' },
  ...more,
})
const cures = found('cures anxiety')

describe('a finding of a text that goes on changing', () => {
  const standsIn = (after: string) => movedTo([cures], TEXT, after).map(({ start, end }) => after.slice(start, end))
  it.each([
    ['is where it was when nothing changed', TEXT, ['cures anxiety']],
    ['moves with words that come before it', `Well. ${TEXT}`, ['cures anxiety']],
    ['moves with words that go before it', TEXT.slice(13), ['cures anxiety']],
    ['stays where words change behind it', TEXT.replace('Come by', 'Come by and see'), ['cures anxiety']],
    ['is gone when its own words change', TEXT.replace('cures', 'calms'), []],
    ['is gone with its words', 'Clay is wet. Come by.', []],
  ])('%s', (_, after, words) => {
    expect(standsIn(after)).toEqual(words)
  })

  it('stays in the title whatever becomes of the text', () => {
    const title = found('Clay', { field: 'title', start: 0, end: 4 })
    expect(movedTo([title], TEXT, '')).toEqual([title])
  })
})

it('knows findings again by rule, words and turn, in the order in which they are read', () => {
  const twice = [
    found('wet', { start: 90, end: 93 }),
    found('wet'),
    found('Title', { field: 'title', start: 0, end: 5 }),
  ]
  expect(keyed(twice).map(({ key, start }) => [key, start])).toEqual([
    ['rule text wet 0', 8],
    ['rule text wet 1', 90],
    ['rule title Title 0', 0],
  ])
})

it.each<[string, Partial<Finding>, string | undefined, string | undefined]>([
  [
    'other words',
    { replacement: 'calms nerves' },
    'Replace with “calms nerves”',
    'Clay is wet. It calms nerves. Come by.',
  ],
  ['no such words', { replacement: '' }, 'Cut these words', 'Clay is wet. It. Come by.'],
  ['no such sentence where there are no other words', {}, 'Cut this sentence', 'Clay is wet. Come by.'],
  ['nothing for a title', { field: 'title' }, undefined, undefined],
  [
    'what has to be in',
    { missing: true, quote: '', start: 0, end: 0, replacement: 'Paid partnership' },
    'Add “Paid partnership” at the end',
    `${TEXT} Paid partnership.`,
  ],
])('mends with %s', (_, more, says, text) => {
  expect(mendOf(TEXT, { ...cures, ...more })).toEqual(says && { says, text })
})

it('takes a person’s own words', () => {
  expect(withWords(TEXT, cures, ' feels good ')).toBe('Clay is wet. It feels good. Come by.')
})

it.each([
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['a', 1, 'b'],
  [undefined, 1, 'a'],
  [undefined, -1, 'c'],
  ['gone', 1, 'a'],
] as const)('goes from %s by %i to %s', (from, by, to) => {
  expect(stepFrom([{ key: 'a' }, { key: 'b' }, { key: 'c' }], from, by)?.key).toBe(to)
})
