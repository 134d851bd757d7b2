import { expect, it } from 'vitest'
import { letterTimes } from './letter.times.ts'

const RATE = 8_000
/** A tone of so many milliseconds, or silence where there is a minus. */
const sound = (...stretches: number[]) => ({
  sampleRate: RATE,
  pcm: Float32Array.from(
    stretches.flatMap((ms) =>
      Array.from({ length: (Math.abs(ms) * RATE) / 1000 }, (_, at) => (ms > 0 ? Math.sin(at / 3) / 3 : 0)),
    ),
  ),
})
const pieces = (text: string) =>
  text.split(' ').map((word) => ({ word: word.replace(',', ''), pause: word.endsWith(',') ? ',' : '' }) as const)
const starts = (text: string, ...stretches: number[]) =>
  letterTimes(sound(...stretches), pieces(text)).words.map(({ startMs }) => Math.round(startMs))

it('gives each word the time of its letters', () => {
  expect(starts('uno casa', 1000)).toEqual([0, 450])
})

it('begins a word after the pause that stands before it, and ends none within it', () => {
  const { words } = letterTimes(sound(500, -300, 500), pieces('buenos dias'))
  expect(words.map(({ startMs, endMs }) => [Math.round(startMs), Math.round(endMs)])).toEqual([
    [0, 500],
    [800, 1300],
  ])
})

it('knows a pause by its comma where two words are near', () => {
  expect(starts('de la casa, el pan', 700, -200, 500)[3]).toBe(900)
})

it('takes a stop within a word for none of its own', () => {
  expect(starts('otorrinolaringologia', 400, -150, 400)).toEqual([0])
})

it('shows a mouth for letters of other scripts too', () => {
  const { phones } = letterTimes(sound(600), pieces('мама 日本'))
  expect(phones.map(({ phone }) => phone)).toEqual(['m', 'aa', 'm', 'aa', 'ah', 's'])
})
