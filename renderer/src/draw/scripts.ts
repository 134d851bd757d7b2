/** Scripts beyond Latin, Greek and Cyrillic: what tells that a text is written in one, and which fonts set it. */
import type { FilmPlan, Script, Writing } from '#plan.ts'

export type ScriptFont = {
  /** What a person calls its signs. */
  signs: string
  /** A text with one of these is written in it. */
  tells: RegExp
  /** All that a text written in it may hold. */
  holds: RegExp
  /** A font that has these has the script. */
  sample: string
  /** The family that is offered for it (SIL Open Font License 1.1), and its version in the registry. */
  family: string
  version: string
  /** Whose fonts have its signs too, drawn in a slightly other manner. */
  standIns?: readonly Script[]
}

/** What a person calls the signs of a script. */
export const scriptSigns = (script: Script): string => SCRIPT_FONTS[script].signs

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u
const HAN = /\p{Script=Han}/u
/** Frequent characters that China and Japan have both simplified: who writes these writes all of them in the old way. */
const TRADITIONAL = /[們這說為來對會國個學沒麼還嗎裡讓點從當實體數覺聽讀寫錢號樣發經變關賣歡]/u

const own = (script: RegExp) => ({ tells: script, holds: script })

// biome-ignore format: a table
export const SCRIPT_FONTS: Record<Script, ScriptFont> = {
  arabic: { signs: 'Arabic letters', ...own(/\p{Script=Arabic}/u), sample: 'ابتثمنهوي', family: 'Noto Sans Arabic', version: '0.4.3' },
  armenian: { signs: 'Armenian letters', ...own(/\p{Script=Armenian}/u), sample: 'ԱԲԳաբգ', family: 'Noto Sans Armenian', version: '0.4.2' },
  bengali: { signs: 'Bengali letters', ...own(/\p{Script=Bengali}/u), sample: 'অকখগরা', family: 'Noto Sans Bengali', version: '0.4.4' },
  chinese: { signs: 'Chinese characters', tells: HAN, holds: HAN, sample: '的一是们这说', family: 'Noto Sans SC', version: '0.4.3', standIns: ['chinese-traditional', 'japanese', 'korean'] },
  'chinese-traditional': { signs: 'traditional Chinese characters', tells: TRADITIONAL, holds: HAN, sample: '的一是們這說', family: 'Noto Sans TC', version: '0.4.3', standIns: ['chinese', 'japanese', 'korean'] },
  devanagari: { signs: 'Devanagari letters', ...own(/\p{Script=Devanagari}/u), sample: 'अकखगरािी', family: 'Noto Sans Devanagari', version: '0.4.1' },
  georgian: { signs: 'Georgian letters', ...own(/\p{Script=Georgian}/u), sample: 'აბგდე', family: 'Noto Sans Georgian', version: '0.4.3' },
  hebrew: { signs: 'Hebrew letters', ...own(/\p{Script=Hebrew}/u), sample: 'אבגדה', family: 'Noto Sans Hebrew', version: '0.4.1' },
  japanese: { signs: 'Japanese characters', tells: KANA, holds: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, sample: 'あいうアイウ日本語', family: 'Noto Sans JP', version: '0.4.3' },
  korean: { signs: 'Korean letters', tells: HANGUL, holds: /[\p{Script=Hangul}\p{Script=Han}]/u, sample: '가나다한국어', family: 'Noto Sans KR', version: '0.4.3' },
  tamil: { signs: 'Tamil letters', ...own(/\p{Script=Tamil}/u), sample: 'அகசடத', family: 'Noto Sans Tamil', version: '0.4.3' },
  thai: { signs: 'Thai letters', ...own(/\p{Script=Thai}/u), sample: 'กขคงา', family: 'Noto Sans Thai', version: '0.4.2' },
}

const SCRIPTS = Object.keys(SCRIPT_FONTS) as Script[]
/** Who writes with Chinese characters: the first whose own signs are seen sets them all. */
const HAN_WRITERS: readonly Script[] = ['japanese', 'korean', 'chinese-traditional', 'chinese']

/** The scripts of a text that the fonts of the product lack. */
export function scriptsIn(text: string): Script[] {
  const told = SCRIPTS.filter((script) => SCRIPT_FONTS[script].tells.test(text))
  const han = HAN_WRITERS.find((script) => told.includes(script))
  return told.filter((script) => script === han || !script.startsWith('chinese'))
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const OF_WRITING = new RegExp(RIGHT_TO_LEFT, 'gu')
const LETTERS = /\p{L}/gu

/** Has letters that are read from the right. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** Most of its letters are read from the right. */
export function isRightToLeft(text: string): boolean {
  return hasRightToLeft(text) && 2 * countOf(text, OF_WRITING) > countOf(text, LETTERS)
}

/** Letters of Turkish and Azerbaijani, in which a small i has a capital of its own. */
const DOTLESS = /[ğıİ]/u

type Worded = Pick<FilmPlan, 'brand' | 'lowerThird' | 'scenes' | 'sentences'>

/** What is no word of a scene or a brand. */
const UNSEEN = new Set(['kind', 'reason', 'id', 'icon', 'path', 'form', 'pan', 'color', 'logoPath', 'fonts'])

function shownIn(it: unknown): string {
  if (typeof it === 'string') return it
  if (typeof it !== 'object' || it === null) return ''
  return Object.entries(it)
    .filter(([key]) => !UNSEEN.has(key))
    .map(([, value]) => shownIn(value))
    .join(' ')
}

const saidIn = ({ sentences, scenes }: Worded): string =>
  sentences.length > 0 ? sentences.map(({ text }) => text).join(' ') : shownIn(scenes)

/** All that a plan may write on the screen. */
export const writtenIn = ({ brand, lowerThird, scenes, sentences }: Worded): string =>
  shownIn([brand, lowerThird, scenes, sentences])

/** The texts that a brand brings to its films, by the names of their fields. */
export const textsOfBrand = (brand: object): [field: string, text: string][] =>
  Object.entries(brand).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !UNSEEN.has(entry[0]),
  )

/** How a plan's words are written, as they tell. */
export function writingOf(plan: Worded & Pick<FilmPlan, 'writing'>): Writing {
  if (plan.writing) return plan.writing
  const text = writtenIn(plan)
  return {
    scripts: scriptsIn(text),
    rightToLeft: isRightToLeft(saidIn(plan)),
    ...(DOTLESS.test(text) && { language: 'tr' }),
  }
}

/** A part of a film, told what it needs to know of how the whole is written and its own words don't tell. */
export function withWriting(part: FilmPlan, whole: Writing): FilmPlan {
  const text = writtenIn(part)
  const writing = { ...whole, scripts: whole.scripts.filter((script) => SCRIPT_FONTS[script].holds.test(text)) }
  return JSON.stringify(writing) === JSON.stringify(writingOf(part)) ? part : { ...part, writing }
}

const GREEK = /\p{Script=Greek}/u

/** Text in capitals, as its language forms them: Greek ones have no accents. */
export function inCapitals(text: string, language?: Writing['language']): string {
  const rules = language ?? (GREEK.test(text) ? 'el' : undefined)
  return rules ? text.toLocaleUpperCase(rules) : text.toUpperCase()
}
