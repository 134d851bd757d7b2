import { describe, expect, it } from 'vitest'
import { brands } from '#request.fixture.ts'
import { openingsFor } from './openings.ts'
import { opened, phraseOf, standsAlone, subjectsIn } from './subject.ts'

const TEXT =
  'Most first bowls collapse at the same moment. The clay is centered, the wheel is humming, and you pull. The wall thins, and the top folds over. Press half as hard and go half as fast. The wheel is doing the lifting. Save your spot.'
const lines = (text: string, more: object = {}) =>
  openingsFor({ brand: brands.pottery, text, presenter: false, ...more }).map(({ line }) => line)

describe('openings for a text', () => {
  it('are what it says itself, what its trade asks about that, and what asks about its subject', () => {
    const openings = openingsFor({ brand: brands.pottery, text: TEXT, presenter: false })
    expect(new Set(openings.map(({ kind }) => kind))).toEqual(new Set(['own', 'trade', 'named']))
    expect(openings.find(({ kind }) => kind === 'named')?.line).toMatch(/the wheel/)
  })

  it('put the line in the place of the first sentence, and say no sentence twice', () => {
    const one = openingsFor({ brand: brands.pottery, text: TEXT, presenter: false }).find(({ line }) =>
      /: press half/.test(line),
    )
    expect(one?.body).toBe(
      `${one?.line} The clay is centered, the wheel is humming, and you pull. The wall thins, and the top folds over. The wheel is doing the lifting. Save your spot.`,
    )
  })

  it('lead the first sentence in, which stays said', () => {
    expect(lines('Wet clay loses a tenth of its size in the fire.')).toContain(
      'Not everyone knows this: wet clay loses a tenth of its size in the fire.',
    )
  })

  it('are never the line that stands there, nor hold a word that the brand avoids', () => {
    expect(lines('Clay is fun.')).not.toContain('Clay is fun.')
    expect(lines(TEXT, { brand: { ...brands.pottery, wordsToAvoid: ['wheel'] } }).join(' ')).not.toMatch(/wheel/i)
  })

  it('are the same for the same words, and none for words that say nothing', () => {
    expect(lines(TEXT)).toEqual(lines(TEXT))
    expect(lines('Hello there.')).toEqual([])
  })
})

it.each([
  ['Why does your list grow? A list takes everything. Put the list in a drawer.', ['your list']],
  ['It snows in the park. The park is closed on Monday, and on Monday only.', ['the park']],
  ['Come on Saturday. We open on Saturday.', []],
  ['It is what it is about all of it.', []],
])('%j is about %j', (text, subjects) => {
  expect(subjectsIn(text).slice(0, 1)).toEqual(subjects)
})

it.each([
  ['The first sale', 'the first sale'],
  ['Why clay shrinks', undefined],
  ['Clay is fun.', undefined],
  [' ', undefined],
])('the title %j is spoken of as %j', (title, phrase) => {
  expect(phraseOf(title)).toBe(phrase)
})

const span = (text: string) => ({ text, start: 0, end: text.length })
it.each([
  ['Press half as hard.', 'The wheel lifts.', true],
  ['Press half as hard.', 'So it lifts.', false],
  ['But press half as hard.', 'The wheel lifts.', false],
  ['Bring them on Saturday.', 'The wheel lifts.', false],
])('%j before %j can be said first: %s', (text, next, can) => {
  expect(standsAlone(span(text), span(next))).toBe(can)
})

it('keeps paragraphs where a sentence is left out', () => {
  const text = 'One here.\n\nTwo here.\n\nThree here.'
  const [first, spoken] = [
    { text: 'One here.', start: 0, end: 9 },
    { text: 'Two here.', start: 11, end: 20 },
  ]
  expect(opened(text, first, 'Two here.', spoken)).toBe('Two here.\n\nThree here.')
})
