import { existsSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { fontPath, registerFonts } from '#fonts.ts'
import { FONT_PAIRS } from '#plan.ts'
import { planOf } from '#storyboard/film.fixture.ts'
import { FONT_FILES, filesOfPair, fontName, fontsOf, typeOf } from './fonts.ts'

for (const pair of FONT_PAIRS) registerFonts(pair)
const ctx = createCanvas(8, 8).getContext('2d')
const widthIn = (font: string, text = 'Shop window 123') => {
  ctx.font = font
  return ctx.measureText(text).width
}

describe.each(FONT_PAIRS)('the fonts of %s', (pair) => {
  it('lie in files that can be read, and by names of which none is the same', () => {
    for (const file of filesOfPair(pair)) expect(existsSync(fontPath(fontName(file)) ?? '')).toBe(true)
    const names = FONT_FILES.map(fontName)
    expect(new Set(names).size).toBe(names.length)
  })

  it('are asked for in weights that their families have', () => {
    const { display, text } = typeOf(pair)
    for (const font of [display(40), display(40, 700), text(40), text(40, 700)]) {
      const [, weight, family] = /^(\d+) 40px "([^"]+)"/.exec(font) ?? []
      expect(filesOfPair(pair).some((file) => file.family === family && String(file.weight) === weight)).toBe(true)
    }
  })

  it('are used, not replaced by others', () => {
    const missing = widthIn('700 40px "No Such Family", sans-serif')
    const { display, text } = typeOf(pair)
    for (const font of [display(40), text(40)]) expect(widthIn(font)).not.toBeCloseTo(missing, 1)
    expect(widthIn(display(40))).not.toBeCloseTo(widthIn(text(40, 800)), 1)
  })

  it('set Greek and Cyrillic in a face of the product', () => {
    const { display } = typeOf(pair)
    for (const text of ['Καλημέρα', 'Доброе утро']) {
      const own = widthIn(display(40).replace(', sans-serif', ''), text)
      expect(widthIn(display(40), text)).toBeCloseTo(own, 3)
      expect(widthIn(display(40), text)).toBeGreaterThan(100)
    }
  })
})

describe('the fonts of a plan', () => {
  it('are those of its pair, with emoji only where the words have some', () => {
    const brand = { name: 'Kiln', color: '#6366F1', fonts: 'bold' as const }
    const families = (text: string) => [...new Set(fontsOf(planOf(text, { brand })).map(({ family }) => family))]
    expect(families('A mug costs 28 dollars. Come in.')).toEqual(['Oswald', 'Open Sans', 'Inter'])
    expect(families('A mug costs 28 dollars 🚀. Come in.')).toContain('Noto Color Emoji')
  })
})
