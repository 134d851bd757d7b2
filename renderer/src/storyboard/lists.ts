/** Enumerations: in one sentence ("a, b and c") and over several ("first ... second ...", steps one after another). */
import type { Word } from '#plan.ts'
import type { Beat } from './beats.ts'
import {
  bare,
  capital,
  DETERMINERS,
  endsClause,
  endsSentence,
  IMPERATIVES,
  splitWords,
  trimmed,
  weight,
} from './language.ts'
import { phraseOf, withoutOpener } from './phrase.ts'
import { tagsOf } from './tags.ts'

export type ListItem = { text: string; atMs: number }
export type Enumeration = { title: string; items: ListItem[]; why: string }

const ITEM = { words: 6, letters: 38 }
const TITLE = { words: 6, letters: 36 }
const MOST_ITEMS = 6

const textOf = (words: Word[]) => words.map((w) => w.text).join(' ')
const joins = (word: Word | undefined) => word !== undefined && /^(?:and|or)$/.test(bare(word.text))

/** Parts between commas; "b and c" at the end counts as two. */
function partsOf(words: Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    parts.at(-1)!.push(word)
    if (/,$/.test(word.text)) parts.push([])
  }
  const last = parts.pop() ?? []
  const joint = last.findIndex(joins)
  if (joint < 0) return [...parts, last].filter((p) => p.length > 0)
  const [before, after] = [last.slice(0, joint), last.slice(joint + 1)]
  return [...parts, before, after].filter((p) => p.length > 0)
}

/** Where the first item begins in the words that lead up to it: its shape is that of the second. */
function firstItemStart(lead: Word[], model: Word[]): number {
  const plain = lead.map((w) => bare(w.text))
  const like = bare(model[0]!.text)
  if (IMPERATIVES.has(plain[0]!) && IMPERATIVES.has(like)) return 0
  const colon = lead.findLastIndex((w) => /:$/.test(w.text))
  if (colon >= 0) return colon + 1
  if (DETERMINERS.has(like)) {
    const at = plain.lastIndexOf(like)
    const any = at >= 0 ? at : plain.findLastIndex((w) => DETERMINERS.has(w))
    if (any >= 0) return any
  }
  if (/[a-z]s$/.test(like) && lead.length <= model.length + 3) {
    const at = plain.findIndex((w) => /[a-z]s$/.test(w) && w.length > 3)
    if (at >= 0) return at
  }
  return Math.max(0, lead.length - Math.min(model.length, 3))
}

/** "A good page needs a price, a photo and a phone number": three items or more, none of them long. */
export function enumerationIn(beat: Beat): Enumeration | undefined {
  const words = beat.words
  if (words.length < 4 || words.slice(0, -1).some((w) => endsSentence(w.text)) || /\?$/.test(beat.text))
    return undefined
  const parts = partsOf(words)
  if (isOrdinal(parts[0]!)) parts.shift() // "First, salt the water, ...": no item
  if (parts.length < 3 || parts.length > MOST_ITEMS) return undefined
  if (!words.some(joins) && parts.some((p) => p.length > 4)) return undefined
  if (parts.slice(1).some((p) => p.length > 8)) return undefined
  const start = firstItemStart(parts[0]!, parts[1]!)
  const lead = parts[0]!.slice(0, start)
  const items = [parts[0]!.slice(start), ...parts.slice(1)]
    .map((part) => (joins(part[0]) ? part.slice(1) : part))
    .filter((p) => p.length > 0)
  if (items.length < 3 || items[0]!.length > 8) return undefined
  if (items.some((one) => /[PXJR]/.test(tagsOf(one.map((w) => w.text))[0]!))) return undefined
  const title = titleOf(textOf(lead))
  return { title, items: items.map(item), why: `${items.length} things in one breath` }
}

/** What leads up to a list, if it says something: "It" alone does not. */
function titleOf(lead: string): string {
  const text = withoutOpener(lead)
  if (!splitWords(text).some((w) => weight(w) > 0)) return ''
  return capital(trimmed(splitWords(text).length <= TITLE.words ? text : phraseOf(text, TITLE)))
}

const item = (words: Word[]): ListItem => ({
  text: capital(phraseOf(trimmed(textOf(words)), ITEM)),
  atMs: words[0]!.startMs,
})

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ORDINAL =
  /^(?:(?:the )?(first|second|third|fourth|fifth|sixth|next|then|finally|last|lastly|firstly|secondly|thirdly)\b(?: of all| step| thing)?(?: is)?(?: to)?|(?:step|number|tip|rule|reason|mistake) (?:\d+|one|two|three|four|five|six)\b|\d+[.):])[,:.]?\s*/iu

const isOrdinal = (words: Word[]): boolean => textOf(words).replace(ORDINAL, '') === ''

/** The sentences of a beat, each with its own words. */
function sentencesOf(beat: Beat): Word[][] {
  const all: Word[][] = [[]]
  for (const word of beat.words) {
    all.at(-1)!.push(word)
    if (endsSentence(word.text)) all.push([])
  }
  return all.filter((s) => s.length > 0)
}

function ordinalItem(words: Word[], place: number): ListItem | undefined {
  const text = textOf(words)
  const found = ORDINAL.exec(text)
  if (!found) return undefined
  const named = ORDINALS.findIndex((o) => found[1]?.toLowerCase().startsWith(o))
  if (
    (place === 0 && named > 0) ||
    (place === 0 && named < 0 && !/\d|one|step/iu.test(found[0])) ||
    (named >= 0 && named !== place)
  )
    return undefined
  const rest = trimmed(text.slice(found[0].length))
  return rest ? { text: capital(phraseOf(rest, ITEM)), atMs: words[0]!.startMs } : undefined
}

function stepItem(words: Word[]): ListItem | undefined {
  const text = withoutOpener(textOf(words))
  const first = bare(splitWords(text)[0] ?? '')
  const plain = IMPERATIVES.has(first) && !/[?]$/.test(text) && words.length <= 14
  return plain ? { text: capital(phraseOf(text, ITEM)), atMs: words[0]!.startMs } : undefined
}

/** A list told over beats from `at` on, and how many beats it takes; undefined when it is not one. */
export function sequenceFrom(beats: Beat[], at: number): (Enumeration & { beats: number }) | undefined {
  return (
    run(beats, at, ordinalItem, 2, 'points told one by one') ??
    run(beats, at, stepItem, 3, 'steps told one after another')
  )
}

function run(
  beats: Beat[],
  at: number,
  read: (words: Word[], place: number) => ListItem | undefined,
  least: number,
  why: string,
) {
  const items: ListItem[] = []
  let taken = 0
  for (const beat of beats.slice(at)) {
    if (taken > 0 && (beat.opensParagraph || items.length >= MOST_ITEMS)) break
    const sentences = beat.opensSentence ? sentencesOf(beat) : []
    const found: ListItem[] = []
    for (const sentence of sentences) {
      const one = read(sentence, items.length + found.length)
      if (one) found.push(one)
    }
    const goesOn = !beat.opensSentence && taken > 0 && read !== stepItem
    if (found.length !== sentences.length || (found.length === 0 && !goesOn)) break
    items.push(...found)
    taken++
  }
  while (taken > 0 && !beats[at + taken - 1]!.opensSentence && !endsClause(beats[at + taken - 1]!.text)) taken--
  if (items.length < least || taken === 0) return undefined
  return { title: '', items: items.slice(0, MOST_ITEMS), why, beats: taken }
}
