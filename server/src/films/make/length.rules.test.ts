import { describe, expect, it } from 'vitest'
import {
  fillRoom,
  filmSeconds,
  lengthNote,
  lengthOf,
  rateForRoom,
  rateToFit,
  shareOfPauses,
  shortestFilm,
  tooLong,
} from './length.rules.ts'

const short = lengthOf({ format: 'short', aimSeconds: null })

describe('the length of a film', () => {
  it('is that of its format, or around what was asked for', () => {
    expect(short).toEqual({ min: 15, aim: 40, max: 60 })
    expect(lengthOf({ format: 'long', aimSeconds: null })).toMatchObject({ min: 180, max: 300 })
    expect(lengthOf({ format: 'short', aimSeconds: 10 })).toEqual({ min: 5, aim: 10, max: 16 })
  })

  it.each([
    [40, 1],
    [58.5, 1],
    [60, 60 / 58],
    [14, 1],
    [13, 13 / 14],
    [80, undefined],
    [5, undefined],
  ])('of %d seconds of speech is reached at the speed %s', (seconds, rate) => {
    const found = rateToFit(seconds, 1.5, short)
    if (rate === undefined) expect(found).toBeUndefined()
    else expect(found).toBeCloseTo(rate, 5)
  })
})

const GAPS = { sentences: 6, paragraphs: 2 }
const TAIL = 1.5

describe('the length that was asked for', () => {
  it.each([
    // spoken, asked, film
    [28.5, 30, 30],
    [27, 30, 30],
    [32, 30, 30],
    [20, 30, 30],
    [10, 30, 23.96],
    [60, 30, undefined],
  ])('brings %i spoken seconds into %i as a film of %d', (spoken, asked, film) => {
    const seconds = filmSeconds(spoken, GAPS, TAIL, asked)
    if (film === undefined) expect(seconds).toBeUndefined()
    else expect(seconds).toBeCloseTo(film, 1)
  })

  it('never asks for more speed than a natural voice has, and never makes the film longer than asked', () => {
    for (let spoken = 1; spoken < 80; spoken += 0.7)
      for (let asked = 10; asked <= 60; asked += 5) {
        const rate = rateForRoom(spoken, asked - TAIL)
        if (rate === undefined) expect(shortestFilm(spoken, TAIL)).toBeGreaterThan(asked - 1)
        else expect(rate).toBeLessThanOrEqual(1.18)
        expect(filmSeconds(spoken, GAPS, TAIL, asked) ?? 0).toBeLessThanOrEqual(asked + 0.001)
      }
  })

  it('fills what is missing with pauses first, and the closing card after that', () => {
    expect(fillRoom(10, GAPS, 12)).toEqual({ pauses: 2, atEnd: 0 })
    expect(fillRoom(10, GAPS, 100)).toEqual({ pauses: 6 * 0.8 + 2 * 1.4, atEnd: 3.5 })
    expect(fillRoom(10, GAPS, 9)).toEqual({ pauses: 0, atEnd: 0 })
  })

  it('shares the pauses so that paragraphs get more, and all together what there is', () => {
    const { betweenSentences, betweenParagraphs } = shareOfPauses(4, GAPS)
    expect(betweenParagraphs).toBeGreaterThan(betweenSentences)
    expect(6 * betweenSentences + 2 * betweenParagraphs).toBeCloseTo(4000)
    expect(shareOfPauses(4, { sentences: 0, paragraphs: 0 })).toEqual({ betweenSentences: 0, betweenParagraphs: 0 })
  })

  it('is spoken of in figures where it cannot be met', () => {
    expect(lengthNote(50, 29.5, 30)).toBeNull()
    expect(lengthNote(50, 25, 60)).toBe(
      'The 50 words fill 25 of the 60 seconds asked for, spoken slowly and with longer pauses. About 70 more words would fill them.',
    )
    expect(tooLong(200, 61.2, 30)).toBe(
      'The 200 words take at least 62 seconds to say and you asked for 30. Choose 62 seconds or more, or cut about 102 words.',
    )
  })
})
