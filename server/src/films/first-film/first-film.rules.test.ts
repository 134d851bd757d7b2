import { expect, it } from 'vitest'
import { nameFrom } from './first-film.rules.ts'

it.each([
  [
    'Pottery studio in Leeds, weekend classes, mugs',
    { trade: 'pottery studio', place: 'Leeds' },
    'Leeds Pottery Studio',
  ],
  ['Kiln & Clay, a pottery studio in Leeds', { trade: 'pottery studio', place: 'Leeds' }, 'Kiln & Clay'],
  ['Bright Feet is a dance school for grown-ups', { trade: 'dance school' }, 'Bright Feet'],
  ['We’re Harbor Family Dental, dentists in Portland', { trade: 'dentist', place: 'Portland' }, 'Harbor Family Dental'],
  ['Ridgeline Plumbing: repairs and water heaters', { trade: 'plumber' }, 'Ridgeline Plumbing'],
  ['I sell honey at the market in Ghent', { trade: 'beekeeper', place: 'Ghent, Belgium' }, 'Ghent Beekeeper'],
  ['we fix bikes', {}, 'We Fix Bikes'],
  ['Bakery', { trade: 'bakery' }, 'Bakery'],
])('“%s” is called by its name, else by what it is', (sentence, fields, name) => {
  expect(nameFrom(sentence, fields)).toBe(name)
})
