import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EngineVoice, engineSpeech, engineWord, isolatedPhones, SILENCE } from '#flite/flite.ts'
import { normalise } from '#normalise/normalise.ts'
import { wordTimes } from './word.times.ts'

type Truth = { base: EngineVoice['base']; written: string; onsets: number[] }
const { sentences } = JSON.parse(readFileSync(new URL('./word-onsets.fixture.json', import.meta.url), 'utf8')) as {
  sentences: Truth[]
}

async function onsetErrors({ base, written, onsets }: Truth): Promise<number[]> {
  const { spoken } = normalise(written)
  const words = spoken.map(({ word }) => engineWord(word))
  const text = words.map((word, at) => word + spoken[at]!.pause).join(' ')
  const { phones } = await engineSpeech(text, { base, stretch: 1 })
  const times = wordTimes(phones, await isolatedPhones(words)).words
  expect(times).toHaveLength(onsets.length)
  return times.map(({ startMs }, at) => Math.abs(startMs - onsets[at]!))
}

describe('word times', () => {
  it('start every word within 100 ms of where the engine itself puts it, for 95 words in a hundred and more', async () => {
    const errors = (await Promise.all(sentences.map(onsetErrors))).flat().sort((a, b) => a - b)
    expect(errors.length).toBeGreaterThan(500)
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(100)
    expect(errors[Math.floor(errors.length * 0.5)]).toBeLessThanOrEqual(1)
  })

  const phone = (name: string, startMs: number, endMs: number) => ({ phone: name, startMs, endMs })

  it('give a word without phones a share of its neighbour, in order', () => {
    const phones = [phone('k', 0, 100), phone('ae', 100, 200), phone('t', 200, 300)]
    const { words } = wordTimes(phones, [['k', 'ae', 't'], []])
    expect(words).toEqual([
      { startMs: 0, endMs: 150 },
      { startMs: 150, endMs: 300 },
    ])
    expect(wordTimes(phones, [[], ['k', 'ae', 't']]).words[0]).toEqual({ startMs: 0, endMs: 150 })
  })

  it('prefer a word boundary at a pause', () => {
    const phones = [phone('t', 0, 50), phone(SILENCE, 50, 150), phone('t', 150, 200), phone('iy', 200, 300)]
    const { words } = wordTimes(phones, [['t'], ['t', 'iy']])
    expect(words.map(({ startMs }) => startMs)).toEqual([0, 150])
  })

  it('say how badly words and phones disagree', () => {
    const phones = [phone('k', 0, 100), phone('ae', 100, 200), phone('t', 200, 300)]
    expect(wordTimes(phones, [['k', 'ae', 't']]).match).toBe(1)
    expect(wordTimes(phones, [['m', 'uw', 'n', 'l', 'ay', 't']]).match).toBeLessThan(0.2)
    expect(wordTimes([], [['k']])).toEqual({ words: [{ startMs: 0, endMs: 0 }], match: 0 })
  })
})
