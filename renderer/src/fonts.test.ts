import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterEach, describe, expect, it } from 'vitest'
import { fontName, scriptFile, typeOf } from '#draw/fonts.ts'
import { FONT_PAIRS } from '#plan.ts'
import { FontSigns } from './font.signs.ts'
import { firstMissingGlyph, fontPath, offeredFile, registerFonts, scriptFontPath, useFontFolder } from './fonts.ts'

const INTER = fontPath('Inter_700Bold.ttf')!
/** It has Hebrew letters, but no pair sets its large words in it. */
const HEBREW = fontPath('OpenSans_700Bold.ttf')!
const ALPHABETS = {
  Vietnamese: 'Những ẰẲẴẶẤẦẨẪẬẾỀỂỄỆỐỒỔỖỘỚỜỞỠỢỨỪỬỮỰỲỶỸỴĐ ằẳẵặấầẩẫậếềểễệốồổỗộớờởỡợứừửữựỳỷỹỵđ',
  Polish: 'Zażółć gęślą jaźń ŁŚĆŻŹŃĄĘÓ',
  Turkish: 'Çğıİöşü Pijamalı hasta yağız şoföre',
  'other Latin': 'ěščřžýáíéůďťň őű ăâîșț þæðøå ąčęėįšųūž ħġż ŵŷ ẹọṣ ß œ ñ ç ŀ',
  Greek: 'Καλημέρα κόσμε ΆΈΉΊΌΎΏ ΐΰϊϋς',
  Cyrillic: 'Съешь ещё этих булок Ґґ Єє Її Ўў Ђђ Љљ Њњ Ћћ Џџ Ѓѓ Ќќ Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ',
  emoji: '👩🏽‍🚀👨‍👩‍👧‍👦 🏳️‍🌈 🇩🇪🇯🇵 👍🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 5️⃣ #️⃣ ❤️ ✅ ⭐ ✨ 🫶 🐦‍🔥',
  signs: '€£¥₹₽ “”‘’«»„ –—… • → ✓ × ÷ ≈ ½ ² № § © ™ % ‰',
  'nothing to be seen': ' \u00a0\u200b\u200d\ufe0f\u0000\ud83d',
}

const folderWith = (...files: [name: string, from?: string][]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-fonts-'))
  for (const [name, from] of files) {
    if (from) copyFileSync(from, join(folder, name))
    else writeFileSync(join(folder, name), 'no font')
  }
  useFontFolder(folder)
  return folder
}
afterEach(() => useFontFolder(undefined))

describe.each(FONT_PAIRS)('the fonts of %s', (pair) => {
  it.each(Object.entries(ALPHABETS))('have every sign of %s', (_, text) => {
    expect(firstMissingGlyph([text], pair)).toBeUndefined()
  })

  it('draw no sign of an alphabet as the empty box', () => {
    registerFonts(pair)
    const ctx = createCanvas(60, 60).getContext('2d')
    for (const font of [typeOf(pair).display(32), typeOf(pair).text(32)]) {
      const drawn = (sign: string) => {
        ctx.clearRect(0, 0, 60, 60)
        ctx.font = font
        ctx.fillText(sign, 10, 42)
        return Buffer.from(ctx.canvas.data()).toString('latin1')
      }
      const box = drawn('\u0378')
      const { Vietnamese, Polish, Turkish, Greek, Cyrillic, signs: others } = ALPHABETS
      const signs = [...`${Vietnamese}${Polish}${Turkish}${Greek}${Cyrillic}${others}`].filter((sign) => sign.trim())
      expect(signs.filter((sign) => drawn(sign) === box)).toEqual([])
    }
  })
})

describe('the signs of a font', () => {
  it('are read from the file', () => {
    const inter = new FontSigns(INTER)
    expect(inter.hasAll('aÄжώ')).toBe(true)
    expect(['א', 'م', '日', '🚀'].some((sign) => inter.hasAll(sign))).toBe(false)
  })

  it('are refused of what is no font', () => {
    const folder = folderWith(['broken.ttf'])
    expect(() => new FontSigns(join(folder, 'broken.ttf'))).toThrow('is not a font')
  })
})

describe('a script that no font of the product has', () => {
  it.each([
    ['العربية', 'arabic', 'ا'],
    ['English and עברית', 'hebrew', 'ע'],
    ['東京へ', 'japanese', '東'],
    ['서울', 'korean', '서'],
    ['我们的店', 'chinese', '我'],
    ['我們的店', 'chinese-traditional', '我'],
    ['नमस्ते', 'devanagari', 'न'],
    ['สวัสดี', 'thai', 'ส'],
  ])('is told by the first sign that is missing: %s', (text, script, sign) => {
    expect(firstMissingGlyph(['Plain words', text])).toEqual({ text, script, sign })
  })

  it('is missing where only one of the sizes could be set', () => {
    expect(firstMissingGlyph(['עברית'], 'bold')?.script).toBe('hebrew')
  })

  it('is not told of a sign that belongs to none', () => {
    expect(firstMissingGlyph(['a ⁜ b'])).toEqual({ text: 'a ⁜ b', sign: '⁜' })
  })
})

describe('the folder with more fonts', () => {
  it('sets a script with the family that is offered for it, as soon as it lies there', () => {
    expect(scriptFontPath('hebrew')).toBeUndefined()
    const folder = folderWith([offeredFile('hebrew'), INTER])
    expect(scriptFontPath('hebrew')).toBe(join(folder, offeredFile('hebrew')))
    expect(fontPath(fontName(scriptFile('hebrew')))).toBe(join(folder, offeredFile('hebrew')))
    expect(scriptFontPath('thai')).toBeUndefined()
  })

  it('takes any font that somebody has put there and that has the letters, before the one that is offered', () => {
    const folder = folderWith(['Ours.ttf', HEBREW], [offeredFile('hebrew'), INTER])
    expect(scriptFontPath('hebrew')).toBe(join(folder, 'Ours.ttf'))
    expect(firstMissingGlyph(['שלום לכולם'])).toBeUndefined()
  })

  it('lets the characters of one country stand in for those of another', () => {
    const folder = folderWith([offeredFile('japanese'), INTER])
    expect(scriptFontPath('chinese')).toBe(join(folder, offeredFile('japanese')))
  })

  it('still refuses what the font that lies there has no sign for', () => {
    folderWith([offeredFile('hebrew'), INTER])
    expect(firstMissingGlyph(['שלום'])).toEqual({ text: 'שלום', script: 'hebrew', sign: 'ש' })
  })

  it('takes no notice of files that are no fonts, or have not what a script needs', () => {
    folderWith(['broken.ttf'], ['Mine.ttf', INTER], ['read me.txt'])
    expect(scriptFontPath('arabic')).toBeUndefined()
    expect(() => registerFonts('modern', ['arabic'])).not.toThrow()
  })
})
