import { describe, expect, it } from 'vitest'
import { heardWith, levelFrom, levelOf, SILENCE_DB, shareOf, UNHEARD } from './level.rules.ts'

/** A second of a tone as a microphone gives it. */
const tone = (amplitude: number) =>
  Float32Array.from({ length: 48_000 }, (_, at) => amplitude * Math.sin((2 * Math.PI * 220 * at) / 48_000))

describe('a level', () => {
  it('is measured in decibels below the loudest there is', () => {
    const { db, peakDb } = levelOf(tone(0.1))
    expect(peakDb).toBeCloseTo(-20, 1)
    expect(db).toBeCloseTo(-23, 1)
  })

  it('of nothing is silence, not infinitely little', () => {
    expect(levelOf(new Float32Array(100))).toEqual({ db: SILENCE_DB, peakDb: SILENCE_DB })
    expect(levelOf(new Float32Array(0)).db).toBe(SILENCE_DB)
  })

  it.each([
    [0, 'silent'],
    [0.001, 'silent'],
    [0.006, 'quiet'],
    [0.03, 'good'],
    [0.3, 'good'],
    [0.95, 'loud'],
  ])('of a voice of amplitude %s is %s', (amplitude, level) => {
    expect(levelFrom(heardWith(UNHEARD, levelOf(tone(amplitude)), 0))).toBe(level)
  })

  it('outlasts the rests between words, and not a long silence', () => {
    const spoken = heardWith(UNHEARD, levelOf(tone(0.1)), 0)
    const silence = { db: SILENCE_DB, peakDb: SILENCE_DB }
    expect(levelFrom(heardWith(spoken, silence, 0.5))).toBe('good')
    expect(levelFrom(heardWith(spoken, silence, 2.5))).toBe('quiet')
    expect(levelFrom(heardWith(spoken, silence, 4))).toBe('silent')
  })
})

it.each([
  [-90, 0],
  [-50, 0],
  [-25, 0.5],
  [0, 1],
  [3, 1],
])('%s dB stand at %s of a meter', (db, share) => {
  expect(shareOf(db)).toBe(share)
})
