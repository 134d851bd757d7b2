import { expect, it } from 'vitest'
import { filmCredits, filmSeconds } from './speaking-time.ts'

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
