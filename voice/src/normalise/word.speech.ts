import { cardinal } from './number.words.ts'
import { SAID, SHORT_WORDS, SPELLED } from './spelling.tables.ts'

/** How brand words are said: word in lower case -> respelling. */
export type Respellings = ReadonlyMap<string, string>

export type WordContext = {
  respellings: Respellings
  /** Most of the sentence stands in capitals: capitals alone do not make an acronym. */
  shouting: boolean
}

const LONGEST_WORD = 24

/**
 * A written word of letters, digits and apostrophes as the engine should read it: lower case words, and capitals for
 * letters said by name ("CEOs" is "C E Os").
 */
export function sayWord(word: string, context: WordContext): string {
  const possessive = /^(.{2,})'s$/i.exec(word)?.[1]
  if (possessive) return `${sayWord(possessive, context)}'s`.replace(/\b([A-Z])'s$/, '$1s')
  const respelt = context.respellings.get(word.toLowerCase())
  if (respelt !== undefined) return respelt
  const said = SAID[word.toLowerCase()]
  if (said) return said
  if (/^\d+$/.test(word)) return cardinal(word)
  if (isSpelled(word, context)) return spelled(word)
  const parts = partsOf(word)
  return parts.length > 1 ? parts.map((part) => sayPart(part, context)).join(' ') : readable(word)
}

/** A piece of a mixed word ("iPhone", "MP3"): a lone letter in it is said by name. */
function sayPart(part: string, context: WordContext): string {
  return /^[a-z]$/i.test(part) ? part.toUpperCase() : sayWord(part, context)
}

function isSpelled(word: string, { shouting }: WordContext): boolean {
  const stem = word.replace(/(?<=[A-Z]{2})s$/, '')
  if (SPELLED.has(stem.toLowerCase()) && ((stem === stem.toUpperCase() && !shouting) || !isShortWord(stem))) return true
  if (!/^[A-Z]{2,}$/.test(stem)) return false
  if (!/[AEIOUY]/.test(stem)) return true
  return !shouting && stem.length <= 3 && !isShortWord(stem)
}

const isShortWord = (word: string): boolean => SHORT_WORDS.has(word.toLowerCase())

/** "CEO" -> "C E O", "CEOs" -> "C E Os", "B2B" -> "B two B". */
const spelled = (word: string): string =>
  [...word.replace(/(?<=[A-Z]{2})s$/, '')]
    .map((letter) => (/\d/.test(letter) ? cardinal(letter) : letter.toUpperCase()))
    .join(' ') + (/[A-Z]{2}s$/.test(word) ? 's' : '')

/** Cuts between letters and digits and at the humps of "TikTok"; "McDonald" stays whole. */
const partsOf = (word: string): string[] =>
  word.split(
    /(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?<!\b(?:Mc|Mac))(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})|(?<=[A-Z]{3})(?=[a-z]{3})/,
  )

/** A plain word in lower case; drawn-out letters shortened, endless words cut so that the engine's buffers hold. */
function readable(word: string): string {
  const calm = word.toLowerCase().replace(/([a-z])\1{2,}/g, '$1$1')
  return calm.length <= LONGEST_WORD ? calm : calm.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g'))!.join(' ')
}

/** A written name said by itself, cut at its hyphens, dots and underscores. */
export const sayName = (name: string, context: WordContext): string =>
  name
    .split(/[^A-Za-z0-9']+/)
    .filter(Boolean)
    .map((word) => sayWord(word, context))
    .join(' ')
