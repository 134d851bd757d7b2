import { describe, expect, it } from 'vitest'
import { registerFonts } from '#fonts.ts'
import { FONT_PAIRS } from '#plan.ts'
import { NASTY_TEXTS, testDrawEnv } from '#storyboard/film.fixture.ts'
import { typeOf } from './fonts.ts'
import { isRightToLeft } from './scripts.ts'
import { fit, fitAlike, measurer } from './text.fit.ts'
import { graphemes } from './text.pieces.ts'

for (const pair of FONT_PAIRS) registerFonts(pair)
const measures = FONT_PAIRS.map((pair) => measurer(testDrawEnv(), typeOf(pair)))
const measure = measures[0]!
const ROOMS = [
  { w: 820, h: 600, max: 120, min: 40 },
  { w: 300, h: 90, max: 80, min: 20 },
  { w: 120, h: 40, max: 60 },
  { w: 820, h: 200, max: 84, min: 40, lines: 2 },
]

describe.each(Object.entries(NASTY_TEXTS))('text that is %s', (_, text) => {
  it.each(FONT_PAIRS)('never stands wider or higher than its box, set in %s', (pair) => {
    const measure = measures[FONT_PAIRS.indexOf(pair)]!
    for (const room of ROOMS) {
      const fitted = fit(measure, text, room)
      expect(fitted.h).toBeLessThanOrEqual(room.h + 0.01)
      for (const line of fitted.lines) {
        for (const word of line.words) {
          expect(word.x).toBeGreaterThanOrEqual(-0.01)
          expect(word.x + word.w).toBeLessThanOrEqual(room.w + 0.01)
          expect(measure(word.text, fitted.font)).toBeLessThanOrEqual(room.w + 0.01)
        }
      }
    }
  })
})

const linesOf = (text: string, room: { w: number; h: number; max: number; min?: number }) =>
  fit(measure, text, room).lines.map((line) => line.words.map((word) => word.text).join(' '))

describe('fitted text', () => {
  it.each([
    ['fired at 1,220 °C', '1,220 °C'],
    ['we saved 25 % of it', '25 %'],
    ['it weighs some 3.5 kg now', '3.5 kg'],
    ['which costs € 20 each', '€ 20'],
    ['which costs 20 € each', '20 €'],
  ])('keeps a number and what it counts in on one line: %s', (text, kept) => {
    for (let w = 160; w < 520; w += 12)
      expect(linesOf(text, { w, h: 400, max: 60, min: 20 }).some((line) => line.includes(kept))).toBe(true)
  })

  it('is as large in every box of a row', () => {
    const room = { w: 200, h: 40, max: 60, min: 12, lines: 1 }
    const sizes = fitAlike(measure, ['On Monday', 'On Wednesday', 'Now'], room).map(({ px }) => px)
    expect(new Set(sizes).size).toBe(1)
    expect(sizes[0]).toBe(fit(measure, 'On Wednesday', room).px)
  })

  it('breaks before a word that only follows a number', () => {
    expect(linesOf('about 1,220 wonderful bowls', { w: 260, h: 400, max: 40, min: 40 })).toEqual([
      'about 1,220',
      'wonderful',
      'bowls',
    ])
  })

  it.each([0, -42])('comes to an end in a box that is %i high', (h) => {
    expect(fit(measure, 'Bread rises slowly', { w: 300, h, max: 80, min: 20 }).px).toBe(1)
  })

  it('keeps every word in order when there is room', () => {
    const text = 'Your shop window speaks before you do'
    const fitted = fit(measure, text, ROOMS[0]!)
    expect(fitted.lines.flatMap((l) => l.words.map((w) => w.text)).join(' ')).toBe(text)
  })

  it('breaks lines evenly instead of leaving one word alone', () => {
    const widths = fit(measure, 'Every good page begins with one clear promise', ROOMS[0]!).lines.map((l) => l.w)
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5)
  })

  it('says with an ellipsis that something is missing', () => {
    const last = fit(measure, NASTY_TEXTS['many words']!, ROOMS[1]!).lines.at(-1)!
    expect(last.words.at(-1)!.text).toMatch(/…$/)
  })

  it('never cuts an emoji in two', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(graphemes(family)).toEqual([family])
    const fitted = fit(measure, family.repeat(40), ROOMS[1]!)
    for (const word of fitted.lines.flatMap((l) => l.words))
      expect(word.text.replaceAll(family, '').replace('…', '')).toBe('')
  })

  it('lays right-to-left words out from the right', () => {
    expect(isRightToLeft(NASTY_TEXTS.hebrew!)).toBe(true)
    const [first, second] = fit(measure, 'שלום לכולם', ROOMS[0]!).lines[0]!.words
    expect(first!.x).toBeGreaterThan(second!.x)
  })

  it('breaks Japanese between words, not at spaces it does not have', () => {
    expect(fit(measure, NASTY_TEXTS.japanese!, { ...ROOMS[1]!, h: 400 }).lines.length).toBeGreaterThan(1)
  })
})
