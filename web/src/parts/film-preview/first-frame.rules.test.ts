import { expect, it } from 'vitest'
import { firstMoment, openingWords } from './first-frame.rules.ts'

it.each([
  ['', undefined],
  ['Wet clay', undefined],
  ['Wet clay shrinks', 'Wet clay shrinks'],
  [' Wet clay shrinks. It dries. ', 'Wet clay shrinks. It dries.'],
])('of %j the opening is %j', (script, words) => expect(openingWords(script)).toBe(words))

it('goes on to the end of a sentence, and not to the end of a long script', () => {
  const script = 'Ten words make this one sentence of a long script. '.repeat(30)
  const words = openingWords(script)
  expect(words).toMatch(/script\.$/)
  expect(words?.split(' ')).toHaveLength(40)
})

it('is cut where one sentence has no end', () => {
  expect(openingWords('clay '.repeat(900))?.length).toBeLessThanOrEqual(600)
})

it('shows the first shot after an intro, near its end', () => {
  const at = (kind: string, startMs: number, endMs: number, shots?: object[]) =>
    ({ kind, startMs, endMs, shots }) as never
  expect(firstMoment({ scenes: [at('intro', 0, 1000), at('hook', 1000, 3000)] })).toBe(2700)
  expect(firstMoment({ scenes: [at('hook', 0, 3000, [{ startMs: 0, endMs: 1000 }])] })).toBe(850)
  expect(firstMoment({ scenes: [] })).toBe(0)
})
