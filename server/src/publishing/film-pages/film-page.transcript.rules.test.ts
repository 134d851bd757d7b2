import { expect, it } from 'vitest'
import { vttOf } from '#films/videos/index.ts'
import { clockOf, isoDuration, spokenLines } from './film-page.transcript.rules.ts'

const sentence = (text: string, startMs: number) => ({
  words: text
    .split(' ')
    .map((word, at) => ({ text: word, startMs: startMs + at * 300, endMs: startMs + at * 300 + 250 })),
})

it('reads the sentences of captions as they were written, each with its second', () => {
  const long =
    'A potter throws the mug a little larger than it will be in the end because the clay gives up its water in the kiln.'
  const written = vttOf([sentence('Is 1 < 2 & true?', 176), sentence(long, 61_000), sentence('Yes.', 3_661_500)])
  expect(spokenLines(written)).toEqual([
    { at: 0.176, text: 'Is 1 < 2 & true?' },
    { at: 61, text: long },
    { at: 3661.5, text: 'Yes.' },
  ])
})

it('begins a new line where a sentence goes on and on', () => {
  const endless = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ')
  const lines = spokenLines(vttOf([sentence(endless, 0)]))
  expect(lines.length).toBeGreaterThan(4)
  for (const { text } of lines) expect(text.length).toBeLessThan(200)
  expect(lines.map(({ text }) => text).join(' ')).toBe(endless)
})

it.each(['', 'WEBVTT\n', 'not captions at all\n\nof any kind'])('finds nothing in %j', (text) => {
  expect(spokenLines(text)).toEqual([])
})

it('says moments and lengths', () => {
  expect([7.9, 61, 3723, -1].map(clockOf)).toEqual(['0:07', '1:01', '1:02:03', '0:00'])
  expect([20_000, 61_499, 10].map(isoDuration)).toEqual(['PT20S', 'PT61S', 'PT1S'])
})
