import { VoiceRefusal } from '#speech.ts'
import { FOLDED, FRACTIONS } from './spelling.tables.ts'

const INVISIBLE = /[™®©]|\u200B|\u200C|\u200D|\u200E|\u200F|\u2060|\uFE0E|\uFE0F|\u20E3|\uFEFF|\u00AD/g
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]/gu
const FRACTION = /(\d?)([½¼¾⅓⅔⅛])/g
/** Signs outside ASCII that have a rule of their own later. */
const SPOKEN_SIGN = /[€£¥₹₩₿°→±÷≤≥]/
const OTHER_SCRIPT = /(?!\p{Script=Latin})[\p{L}\p{Nd}]/u

/**
 * A written word in ASCII letters, digits and signs that are said; a space where an emoji stood.
 * Throws VoiceRefusal for letters or digits of another script.
 */
export function foldLetters(token: string): string {
  const plain = token
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(EMOJI, ' ')
    .replace(FRACTION, (_, digit: string, sign: string) => `${digit ? `${digit} and ` : ''}${FRACTIONS[sign]} `)
  return [...plain]
    .map((char) => foldLetter(char, token))
    .join('')
    .trim()
}

function foldLetter(char: string, token: string): string {
  if (isSaid(char)) return char
  const known = FOLDED[char]
  if (known !== undefined) return known
  return [...char.normalize('NFKD')].map((part) => foldPart(part, token)).join('')
}

function foldPart(part: string, token: string): string {
  if (isSaid(part)) return part
  if (FOLDED[part] !== undefined) return FOLDED[part]
  if (OTHER_SCRIPT.test(part)) throw unreadable(token)
  return /[\p{M}\p{L}]/u.test(part) ? '' : ' '
}

const isSaid = (char: string): boolean => (char >= ' ' && char <= '~') || SPOKEN_SIGN.test(char)

const unreadable = (token: string): VoiceRefusal =>
  new VoiceRefusal(
    `The built-in voice reads English and cannot say "${token.slice(0, 40)}". Write it in Latin letters, or connect a voice service that speaks this language.`,
  )
