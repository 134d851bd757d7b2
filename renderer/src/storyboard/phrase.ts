/** The short form of a sentence: a run of its own words that stands by itself. */
import { isUnspaced, lettersWide, piecesOf } from '#draw/text.pieces.ts'
import {
  bare,
  capital,
  endsBadly,
  endsClause,
  IMPERATIVES,
  OPENERS,
  splitWords,
  trimmed,
  VERBS,
  weight,
} from './language.ts'
import { isThirdPerson, type Tag, tagsOf } from './tags.ts'

/** A whole clause may be half as long again: it reads better than a piece of one. */
export type PhraseLimit = { words: number; letters: number }
const STRETCH = 1.75

const SHOUTS = /[!?！？؟]$/u

/** Drops what only opens a sentence, never all of it. */
export function withoutOpener(text: string): string {
  const rest = text.replace(OPENERS, '')
  return splitWords(rest).length >= 2 ? rest : text
}

const JOINS_WORDS = /^(?:and|or)$/

type TaggedWords = { words: string[]; tags: Tag[] }
type WordSpan = { from: number; to: number }

/** "Soap and candles": the joining word joins two things, not two thoughts. */
const joinsTwoThings = ({ words, tags }: TaggedWords, at: number) =>
  JOINS_WORDS.test(bare(words[at] ?? '')) &&
  !endsClause(words[at - 1] ?? '') &&
  (tags[at + 1] === 'N' || tags[at + 1] === 'D')

const opensClause = ({ words }: TaggedWords, at: number) => at === 0 || endsClause(words[at - 1]!)
const closesClause = ({ words }: TaggedWords, to: number) => to === words.length || endsClause(words[to - 1]!)

const MODAL = /^(?:should|must)$/
/** A clause that begins so waits for its main clause. */
const DEPENDS =
  /^(?:if|when|before|after|once|until|unless|while|since|because|although|though|as|where|whether|whereas|for|including|often|about|asked|given|with|without|such|unlike|like|at|in|on|to|by|from|instead)$/

/** Where a whole thought may begin: at a clause, after a joining word, or with the verb after "to" or "you can". */
function thoughtBegins(reading: TaggedWords, at: number): boolean {
  const { words, tags } = reading
  const before = tags[at - 1]
  if (tags[at] === 'P' || tags[at] === 'A') return opensClause(reading, at) && tags[at] === 'A'
  if (opensClause(reading, at))
    return tags[at] !== 'X' || /^(?:do|don't|let|let's|be|have|is|are|can|will)$/.test(bare(words[at]!))
  if (before === 'J' && joinsTwoThings(reading, at - 1)) return false
  if (/^(?:who|that|which)$/.test(bare(words[at - 1] ?? '')) && (tags[at] === 'V' || tags[at] === 'X')) return false
  if (before === 'J') return tags[at] !== 'X' && tags[at] !== 'J' && (tags[at] !== 'V' || VERBS.has(bare(words[at]!)))
  return tags[at] === 'V' && (before === 'T' || MODAL.test(bare(words[at - 1]!))) && VERBS.has(bare(words[at]!))
}

/** Where a thing may begin: with its own first word, not in the middle of a row of nouns. */
function thingBegins(reading: TaggedWords, at: number): boolean {
  const { tags } = reading
  const before = tags[at - 1]
  if (tags[at] !== 'D' && tags[at] !== 'N') return false
  if (/^(?:one|that|this|these|those)$/.test(bare(reading.words[at]!)) && tags[at + 1] !== 'N') return false
  if (bare(reading.words[at - 1] ?? '') === 'of') return false
  return opensClause(reading, at) || (before !== 'D' && before !== 'N' && before !== undefined)
}

function ends(reading: TaggedWords, to: number): boolean {
  const { words, tags } = reading
  if (closesClause(reading, to)) return tags[to - 1] === 'P' || !endsBadly(words[to - 1]!)
  if (endsBadly(words[to - 1]!)) return false
  const next = tags[to]!
  if (tags[to - 1] !== 'N' || bare(words[to]!) === 'of' || joinsTwoThings(reading, to)) return false
  return next === 'J' || next === 'P' || next === 'R' || next === 'T'
}

/** Verbs that say something of a subject; those after "to" do not. */
const finite = ({ tags }: TaggedWords, { from, to }: WordSpan) =>
  tags.slice(from, to).some((tag, at) => tag === 'X' || (tag === 'V' && tags[from + at - 1] !== 'T'))

/** "Leftovers and a tired parent" is still a thing; "hand or leaving" is not. */
const joinsThings = ({ words, tags }: TaggedWords, at: number) =>
  /^(?:and|or)$/.test(bare(words[at]!)) && (tags[at + 1] === 'D' || tags[at + 1] === 'N')

/** A clause, a sentence: nearly always good, unless it waits for another or has lost its subject. */
function clauseStands(reading: TaggedWords, { from, to }: WordSpan, says: boolean, lost: number): number | undefined {
  if (!opensClause(reading, from) || !closesClause(reading, to)) return undefined
  if (from === 0 && to === reading.words.length) return 3
  if (DEPENDS.test(bare(reading.words[from]!))) return 0.6
  return (says ? 3 : 1.2) - lost
}

/** A part of a clause that still says something of somebody, or tells somebody to do something. */
function thoughtStands(
  reading: TaggedWords,
  { from, to }: WordSpan,
  commands: boolean,
  lost: number,
): number | undefined {
  const { words, tags } = reading
  if (!thoughtBegins(reading, from) || !ends(reading, to)) return undefined
  const closed = closesClause(reading, to)
  const opened = tags
    .slice(from + 1, to)
    .some((tag, at) => tag === 'J' && !JOINS_WORDS.test(bare(words[from + 1 + at]!)))
  if (opened && !closed) return undefined
  if (tags[from] === 'J' || DEPENDS.test(bare(words[from]!))) return closed ? 1 : undefined
  return commands && opensClause(reading, from) ? 2.6 : (closed ? 2.4 : 1.6) - lost
}

/** Only a thing, with what belongs to it. */
function thingStands(reading: TaggedWords, { from, to }: WordSpan): number | undefined {
  const { words, tags } = reading
  const isSubject = tags[to - 1] === 'N' && (tags[to] === 'X' || tags[to] === 'V')
  if (to - from < 2 || !thingBegins(reading, from) || !(isSubject || ends(reading, to))) return undefined
  const strays = tags.slice(from, to).some((tag, at) => {
    const heads = tag === 'P' && /^(?:to|into)$/.test(bare(words[from + at]!))
    return heads || (tag === 'J' && !joinsThings(reading, from + at))
  })
  if (strays) return undefined
  return tags.slice(from, to).includes('G') ? 0.7 : 0.9
}

/** How well a run stands by itself; undefined when it does not. */
function standing(reading: TaggedWords, run: WordSpan): number | undefined {
  const { from, to } = run
  const { words, tags } = reading
  if (words.slice(from, to - 1).some(endsClause)) return undefined
  const first = bare(words[from]!)
  const commands = tags[from] === 'V' && IMPERATIVES.has(first)
  const says = finite(reading, run) || commands
  const lost = isThirdPerson(first) && tags[from + 1] !== 'V' && tags[from + 1] !== 'X' ? 1.4 : 0
  const clause = clauseStands(reading, run, says, lost)
  if (clause !== undefined) return clause
  return says ? thoughtStands(reading, run, commands, lost) : thingStands(reading, run)
}

/** Somebody or something named before: on a card of its own nobody knows what. */
const POINTS_BACK = /^(?:they|it|he|she|them|this|that|these|those|it's|they're|its|their)$/

function value(
  reading: TaggedWords,
  run: WordSpan,
  limit: PhraseLimit,
  anchor: string | undefined,
): number | undefined {
  const base = standing(reading, run)
  if (base === undefined) return undefined
  const said = reading.words.slice(run.from, run.to)
  const letters = said.join(' ').length
  const over = Math.max(said.length - limit.words, (letters - limit.letters) / 6, 0)
  const most = base >= 2 ? STRETCH : 1.2
  if (said.length > limit.words * most || letters > limit.letters * most) return undefined
  const telling = Math.min(
    6,
    said.reduce((sum, w) => sum + weight(w), 0),
  )
  const anchored = anchor && said.some((w) => bare(w) === anchor) ? 1.2 : 0
  const alone = said.length < 3 && said.filter((w) => weight(w) > 0).length < 2 ? -1.5 : 0
  const pointing = POINTS_BACK.test(bare(said[0]!)) ? -1 : 0
  return base + telling * 0.55 + anchored + alone + pointing - over * 0.35
}

/** The best run that stands by itself; for languages it cannot read, the opening words. */
export function phraseOf(text: string, limit: PhraseLimit, anchor?: string): string {
  if (isUnspaced(text)) return finished([openingOf(text.trim(), limit)])
  const words = splitWords(withoutOpener(text.trim()))
  if (words.length <= limit.words && words.join(' ').length <= limit.letters) return finished(words)
  const reading = { words, tags: tagsOf(words) }
  let best: (WordSpan & { score: number }) | undefined
  const reach = Math.ceil(limit.words * STRETCH)
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + reach); to++) {
      const score = value(reading, { from, to }, limit, anchor)
      if (score !== undefined && (!best || score > best.score)) best = { score, from, to }
    }
  }
  return finished(best ? words.slice(best.from, best.to) : opening(words, limit))
}

const ENDS_CLAUSE = /[、。，！？；：…]$/u

/** Of what is written without spaces, the first clause that fits, else as many words. */
function openingOf(text: string, { letters }: PhraseLimit): string {
  let run = ''
  const runs = piecesOf(text).map((piece) => (run += run && !piece.glued ? ` ${piece.text}` : piece.text))
  const fits = runs.filter((one) => lettersWide(one) <= letters)
  return fits.findLast((one) => one === runs.at(-1) || ENDS_CLAUSE.test(one)) ?? fits.at(-1) ?? runs[0] ?? ''
}

/** As many first words as the limit allows, not ending on one that leads on. */
function opening(words: string[], limit: PhraseLimit): string[] {
  let to = 1
  while (to < words.length && to < limit.words && words.slice(0, to + 1).join(' ').length <= limit.letters) to++
  while (to > 1 && endsBadly(words[to - 1]!)) to--
  return words.slice(0, to)
}

/** Left at the head of a card, these wait for something that came before. */
const WAITS =
  /^(?:while|because|so|and|but|or|whereas|since|although|though|that|then|than|which|whether)\s+(?=\S+\s+\S)/iu

function finished(words: string[]): string {
  const text = words.join(' ').replace(WAITS, '')
  const end = SHOUTS.exec(text)?.[0] ?? ''
  const inner = trimmed(text.replace(/[.!?…。！？؟।]+(["”’'」』]*)$/u, '$1'))
  const unpaired = (inner.match(/["“”]/g)?.length ?? 0) % 2 === 1
  return capital(unpaired ? inner.replace(/["“”]/g, '') : inner) + end || text
}

/** The one or two words of a phrase that deserve a marker: the weightiest, side by side if they stand so. */
export function emphasisOf(phrase: string): string[] {
  const words = splitWords(phrase)
  const ranked = words.map((word, at) => ({ word, at, w: weight(word) })).filter((r) => r.w > 0)
  ranked.sort((a, b) => b.w - a.w || b.at - a.at)
  const [first, second] = ranked
  if (!first) return []
  const pair = second && words.length >= 4 && Math.abs(first.at - second.at) === 1
  return (pair ? [first, second] : [first]).sort((a, b) => a.at - b.at).map((r) => r.word)
}
