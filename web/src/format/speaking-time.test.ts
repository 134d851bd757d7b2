import { expect, it } from 'vitest'
import { filmCredits, filmSeconds, misfitOf } from './speaking-time.ts'

it.each([
  ['', undefined],
  [' ... ', undefined],
  ['Wet clay shrinks.', 3],
  [`${'word '.repeat(160)}.`, 62],
])('%j makes a film of %j seconds', (text, seconds) => {
  expect(filmSeconds(text)).toBe(seconds)
})

it.each([
  [3, 1],
  [60, 1],
  [61, 2],
  [300, 5],
])('%i seconds cost %i credits: one for each started minute', (seconds, credits) => {
  expect(filmCredits(seconds)).toBe(credits)
})

it.each([
  ['', 60, undefined],
  [`${'word '.repeat(20)}done.`, 60, { fills: 14 }],
  [`${'word '.repeat(150)}done.`, 60, undefined],
  [`${'word '.repeat(150)}done.`, 15, { needs: 50 }],
  ['A first part.\n\nA second one.', 15, { fills: 10 }],
  ['Word.', Number.NaN, undefined],
])('%j in %d seconds: %j', (text, asked, misfit) => {
  expect(misfitOf(text, asked)).toEqual(misfit)
})
