/** From a written sentence to the words a voice says, each tied to the caption token it is written in. */

import { foldLetters } from './letter.fold.ts'
import { ABBREVIATIONS, MARKED_WORDS, SIGNS } from './spelling.tables.ts'
import { currencyAfterScale, sayToken, type TokenContext } from './token.rules.ts'
import { type Respellings, sayName } from './word.speech.ts'

/** What stands between two spaces, with its place in the sentence. Tokens that say nothing are joined to a neighbour. */
export type CaptionToken = { text: string; start: number; end: number }

/** A word as it is said: lower case, or a capital for a letter said by its name. `caption` is the index of its token. */
export type SpokenPiece = { word: string; pause: '' | ',' | '.' | '?' | '!'; caption: number }

export type NormalisedSentence = { captions: CaptionToken[]; spoken: SpokenPiece[] }

/** A folded piece of a token: what is inside, the punctuation around it, and its saying where the lexicon has one. */
type Part = { opening: string; core: string; closing: string; caption: number; respelt?: string }

const OPENING = /^(?:["([{*_`|]|'(?!\d0s)|[<>~-](?!\.?\d|[$€£¥₹]))+/
const CLOSING = /(?<!["')\]}>*_~`|.,!?;:-])["')\]}>*_~`|.,!?;:-]+$/
/** Longer than any word, address or number that means something: a token is said as far as this and shown whole. */
const LONGEST_TOKEN = 200

export const normalise = (sentence: string, lexicon?: Record<string, string>): NormalisedSentence =>
  normaliser(lexicon)(sentence)

/**
 * Says sentences word by word. Throws VoiceRefusal for letters that are not Latin.
 * `lexicon` maps a word, or a name of several words, to its respelling in plain English.
 */
export function normaliser(lexicon: Record<string, string> = {}): (sentence: string) => NormalisedSentence {
  const respellings = respellingsOf(lexicon)
  return (sentence) => normalised(sentence, respellings)
}

function normalised(sentence: string, respellings: Respellings): NormalisedSentence {
  const captions = [...sentence.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const spoken = spokenPieces(partsOf(captions, respellings), respellings)
  if (spoken.length) spoken.at(-1)!.pause = endOf(sentence)
  return joinSilent(captions, spoken)
}

/** The words as one line: "hello, C E O." */
export const spokenText = (spoken: SpokenPiece[]): string => spoken.map(({ word, pause }) => word + pause).join(' ')

/** What stands after the last letter or digit. */
export const marksAfter = (text: string): string => text.slice(/^.*[\p{L}\p{N}]/su.exec(text)?.[0].length ?? 0)

export const endOf = (sentence: string): SpokenPiece['pause'] => {
  const marks = marksAfter(sentence)
  return marks.includes('?') ? '?' : marks.includes('!') ? '!' : '.'
}

function nameOf(token: string): string {
  const written = token.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '')
  return written
    .slice(0, written.length - marksAfter(written).length)
    .replaceAll('’', "'")
    .toLowerCase()
}

function respellingsOf(lexicon: Record<string, string>): Respellings {
  const plain = { respellings: new Map(), shouting: false }
  return new Map(
    Object.entries({ ...MARKED_WORDS, ...lexicon }).flatMap(([written, respelling]): [string, string][] => {
      const name = written.trim().split(/\s+/).map(nameOf).join(' ')
      const said = sayName(foldLetters(respelling), plain)
      return name && said ? [[name, said]] : []
    }),
  )
}

/** The parts of all tokens. The longest name of the lexicon that starts at a token takes its tokens whole. */
function partsOf(captions: CaptionToken[], respellings: Respellings): Part[] {
  const names = captions.map(({ text }) => nameOf(text))
  const longest = Math.max(0, ...[...respellings.keys()].map((name) => name.split(' ').length))
  const parts: Part[] = []
  for (let at = 0; at < captions.length; ) {
    const length = named(names, at, longest, respellings)
    for (let k = 0; k < Math.max(1, length); k++) {
      const share = length ? respellings.get(names.slice(at, at + length).join(' '))!.split(' ') : []
      const respelt = share.slice(
        Math.round((k * share.length) / length),
        Math.round(((k + 1) * share.length) / length),
      )
      const { text } = captions[at + k]!
      parts.push(...(length ? [respeltPart(text, respelt.join(' '), at + k)] : foldedParts(text, at + k)))
    }
    at += Math.max(1, length)
  }
  return parts
}

function named(names: string[], at: number, longest: number, respellings: Respellings): number {
  for (let length = Math.min(longest, names.length - at); length > 0; length--) {
    if (respellings.has(names.slice(at, at + length).join(' '))) return length
  }
  return 0
}

const respeltPart = (text: string, respelt: string, caption: number): Part => ({
  opening: '',
  core: respelt,
  closing: marksAfter(text),
  caption,
  respelt,
})

const foldedParts = (text: string, caption: number): Part[] =>
  foldLetters(text.slice(0, LONGEST_TOKEN))
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      if (SIGNS[part.toLowerCase()]) return { opening: '', core: part, closing: '', caption }
      const opening = OPENING.exec(part)?.[0] ?? ''
      const rest = part.slice(opening.length)
      const closing = CLOSING.exec(rest)?.[0] ?? ''
      return { opening, core: rest.slice(0, rest.length - closing.length), closing, caption }
    })

function spokenPieces(parts: Part[], respellings: Respellings): SpokenPiece[] {
  const pieces: SpokenPiece[] = []
  const shouting = isShouting(parts)
  let inPhone = false
  for (const [at, part] of parts.entries()) {
    const previous = contextBefore(parts[at - 1])
    const next = parts[at + 1]?.core.toLowerCase() ?? ''
    inPhone = continuesPhone(part, next, inPhone)
    if (/--|[([]/.test(part.opening)) pauseAfter(pieces, ',')
    const context = { respellings, shouting, previous, next, inPhone, last: at === parts.length - 1 }
    addPieces(pieces, part.respelt ?? sayPart(part, parts[at + 1], context), part.caption)
    if (pauses(part, next)) pauseAfter(pieces, ',')
  }
  return pieces
}

/** The word before, unless a stop parts it from this one. */
const contextBefore = (part: Part | undefined): string =>
  part && !/[!?;:)]|\.$/.test(isAbbreviated(part) ? '' : part.closing) ? part.core.toLowerCase() : ''

const isAbbreviated = ({ core, respelt }: Part): boolean =>
  respelt === undefined && (core.toLowerCase() in ABBREVIATIONS || /^(?:[A-Za-z]\.)+[A-Za-z]$/.test(core))

/** A country code or an area code in brackets starts a telephone number; digits carry it on. */
const continuesPhone = ({ opening, core }: Part, next: string, inPhone: boolean): boolean =>
  (/^\+\d{1,3}$/.test(core) && /^\d[\d-]*$/.test(next)) ||
  (opening.endsWith('(') && /^\d{3}$/.test(core) && /^\d{3}[-.]?\d{4}$/.test(next)) ||
  (inPhone && /^\d[\d-]*$/.test(core))

function sayPart(part: Part, next: Part | undefined, context: TokenContext): string {
  const { core, closing } = part
  if (!core) return ''
  if (isNumberSign(part, context.next)) return 'number'
  const dotted = closing.startsWith('.') || core.includes('.')
  const abbreviation = dotted && !/^\d/.test(context.previous) ? ABBREVIATIONS[core.toLowerCase()] : undefined
  if (abbreviation === 'saint' && !/^[A-Z]/.test(next?.core ?? '')) return 'street'
  return abbreviation ?? sayToken(core, context) + currencyAfterScale(core, context.previous)
}

function pauses(part: Part, next: string): boolean {
  const { opening, core, closing } = part
  if (!core) return /[-.,!?;:|]/.test(opening + closing)
  const stopBelongs = isAbbreviated(part) || isNumberSign(part, next)
  return /[.,!?;:)]|--/.test(stopBelongs ? closing.replace('.', '') : closing)
}

/** "No. 1". */
const isNumberSign = ({ core, closing }: Part, next: string): boolean =>
  core.toLowerCase() === 'no' && closing.startsWith('.') && /^\d/.test(next)

const pauseAfter = (pieces: SpokenPiece[], pause: ','): void => {
  if (pieces.length) pieces.at(-1)!.pause = pause
}

function addPieces(pieces: SpokenPiece[], said: string, caption: number): void {
  for (const [token] of said.matchAll(/(?<!')'*[A-Za-z][A-Za-z']*|,/g)) {
    if (token === ',') pauseAfter(pieces, ',')
    else pieces.push({ word: token, pause: '', caption })
  }
}

function isShouting(parts: Part[]): boolean {
  const words = parts.filter(({ core }) => /[A-Za-z]{2}/.test(core))
  const loud = words.filter(({ core }) => core === core.toUpperCase())
  return loud.length >= 3 && loud.length > words.length * 0.6
}

/** Joins every token that says nothing to the one before it, or the first ones to the next. */
export function joinSilent(tokens: CaptionToken[], spoken: SpokenPiece[]): NormalisedSentence {
  const saying = new Set(spoken.map(({ caption }) => caption))
  const captions: CaptionToken[] = []
  const place = new Map<number, number>()
  let waiting: CaptionToken | undefined
  for (const [at, token] of tokens.entries()) {
    const joined = waiting ? joinTokens(waiting, token) : token
    if (saying.has(at)) {
      place.set(at, captions.push(joined) - 1)
      waiting = undefined
    } else if (captions.length) captions.push(joinTokens(captions.pop()!, token))
    else waiting = joined
  }
  if (waiting) captions.push(waiting)
  return { captions, spoken: spoken.map((piece) => ({ ...piece, caption: place.get(piece.caption)! })) }
}

const joinTokens = (a: CaptionToken, b: CaptionToken): CaptionToken => ({
  text: `${a.text} ${b.text}`,
  start: a.start,
  end: b.end,
})
