import { expect, it } from 'vitest'
import { pastedIn } from './pasted.rules.ts'

const brand = {
  name: 'SpokeVan',
  description: 'Mobile bike repair van that comes to your home or office in Leeds',
  facts: [
    { kind: 'price' as const, text: 'Wheel classes for six on weekends, two hours, £48' },
    { kind: 'how' as const, text: 'We fire twice, so pieces are ready in three weeks' },
    { kind: 'opinion' as const, text: 'Wonky is fine' },
  ],
  places: ['Leeds'],
}
const rules = (sentence: string, description = brand.description) =>
  pastedIn(sentence, { ...brand, description }).map(({ rule }) => rule)

it.each([
  ['At SpokeVan it is all about mobile bike repair van that comes to your home.', 'pasted without article'],
  ['Wheel classes for six on weekends, two hours, £48.', 'note read out'],
  ['You asked about We fire twice, so pieces are ready in three weeks.', 'note in a sentence'],
  ['Before you choose, one fact: We fire twice, so pieces are ready in three weeks.', 'note in a sentence'],
])('finds what was pasted in: %s', (sentence, rule) => expect(rules(sentence)).toContain(rule))

it('finds a pasted trade of one word by what follows it', () => {
  expect(rules('Think of plumber in Durban.', 'plumber in durban, we come at night')).toEqual([
    'pasted without article',
  ])
  expect(rules('Every plumber in Durban knows it.', 'plumber in durban, we come at night')).toEqual([])
})

it.each([
  'Our mobile bike repair van comes to you.',
  "Leeds's mobile bike repair van is ours.",
  'Six people, two hours, £48.',
  'Wonky is fine. House rule.',
  'We fire twice, so pieces are ready in three weeks.',
  'Mobile bike repair van, right at your door.',
])('leaves alone: %s', (sentence) => expect(rules(sentence)).toEqual([]))

it('takes no maker for what is made in two kinds', () => {
  const tiles = 'Hand painted kitchen and bathroom tiles from a workshop in Valletta'
  expect(rules('Write to us about hand painted kitchen and bathroom tiles.', tiles)).toEqual([])
  expect(rules('Think of roti shop and small catering.', 'Roti shop and small catering in Kitty')).toEqual([
    'pasted without article',
  ])
})

it('asks for no article where many are meant', () => {
  expect(rules('It is about swimming lessons for adults.', 'Swimming lessons for adults in Accra')).toEqual([])
})
