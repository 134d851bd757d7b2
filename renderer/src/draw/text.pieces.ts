/** What a text is made of: words, the places where it may be broken, what a person counts as characters. */

export type Piece = {
  text: string
  /** Which word it belongs to, as `wordsIn` counts them. */
  index: number
  /** No space stands before it. */
  glued: boolean
  /** A space stands before it at which no line is broken. */
  bound?: true
}

/** No-break spaces stay inside a word. */
const SPACED = /[^\S\u00a0]+/u
/** Parts words that are written without a space. */
export const JOINT = '\u200b'
/** Scripts written without spaces break between any two of their words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** What would be drawn as an empty box. */
const UNDRAWABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffc]/gu
/** Signs that no line of Chinese, Japanese or Thai begins with (JIS X 4051, UAX 14): what closes, repeats or lengthens. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}々〻ゝゞヽヾー～〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶๆฯ%‰℃°]/u
/** And those that none ends with. */
const OPENING = /[\p{Ps}\p{Pi}$€£¥＄￥￡]$/u
/** Endings of Japanese and Chinese, which read badly by themselves. */
const ENDING = /^(?:[\p{Script=Hiragana}ー]{1,2}|[的了吗嗎呢吧们們])$/u
const BEFORE_ENDING = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}ー]$/u
/** A sign that joins the letter before it to the next one in a cluster. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?$/u

const segmenters = new Map<string, Intl.Segmenter>()
function segments(text: string, granularity: 'word' | 'grapheme'): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  const known = segmenters.get(granularity) ?? new Intl.Segmenter(undefined, { granularity })
  segmenters.set(granularity, known)
  return [...known.segment(text)].map((s) => s.segment)
}

/** Parts put together where the one before `holds` the next one. */
function held(parts: string[], holds: (before: string, next: string) => boolean): string[] {
  const whole: string[] = []
  for (const part of parts) {
    if (whole.length > 0 && holds(whole.at(-1)!, part)) whole[whole.length - 1] += part
    else whole.push(part)
  }
  return whole
}

/** What a person counts as characters: an emoji with its modifiers is one, and a cluster of Indian letters too. */
export const graphemes = (text: string): string[] =>
  held(segments(text, 'grapheme'), (before, next) => VIRAMA.test(before) && /^\p{L}/u.test(next))

/** Written without spaces, at least in part. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

const staysWith = (before: string, next: string): boolean =>
  CLOSING.test(next) || OPENING.test(before) || (ENDING.test(next) && BEFORE_ENDING.test(before))

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How many Latin letters are about as wide as a text. */
export const lettersWide = (text: string): number =>
  graphemes(text).reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0)

/** The words of what stands between two spaces; marks stay with the word that they close or open. */
export const unspacedWords = (text: string): string[] =>
  UNSPACED.test(text) ? held(segments(text, 'word'), staysWith) : [text]

const CURRENCY = /^[\p{Sc}]$/u
const FIGURE = /^[(+\-−–~≈<>]?\p{Sc}?\p{Nd}[\p{Nd}.,:/–-]*$/u
/** What a figure counts in, where it is written with a space: signs, and the short forms that are no words. */
const UNIT =
  /^(?:[%‰°℃℉\p{Sc}]|°[CFK]|[kMGT]?(?:B|bit|Hz|W|Wh)|[µmckhd]?(?:m|g|l|L|s)[²³]?|ml|cl|km\/h|mph|kg|mg|lbs?|oz|ft|yd|mi|in|min|h|hrs?|pm|am|a\.m|p\.m|px|x|×|k|mn|bn|EUR|USD|GBP|CHF|kcal|kJ)[.,;:!?)]*$/u

/** A number and its unit, a currency and its amount stay on one line. */
export const isBound = (before: string, next: string): boolean =>
  (FIGURE.test(before) && UNIT.test(next)) || (CURRENCY.test(before) && FIGURE.test(next))

/** A text in pieces between which a line may be broken. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const chunk of text.split(SPACED)) {
    const words = chunk
      .split(JOINT)
      .flatMap((part) => unspacedWords(part.replace(UNDRAWABLE, '')))
      .filter(Boolean)
    words.forEach((word, at) => {
      const bound = at === 0 && isBound(pieces.at(-1)?.text ?? '', word)
      pieces.push({ text: word, index: pieces.length, glued: at > 0, ...(bound && { bound }) })
    })
  }
  return pieces
}

/** The words of a text as they are laid out: what a no-break space joins is one word. */
export const wordsIn = (text: string): string[] => piecesOf(text).map((piece) => piece.text)

/** Keeps a figure and what it counts on one line. */
export const withFiguresWhole = (text: string): string =>
  text.replace(/(?<=^|\s)([$€£]?\d[\d.,]*%?)[^\S\u00a0]+(?=\p{L}\S{0,11}(?:\s|$))/gu, '$1\u00a0')
