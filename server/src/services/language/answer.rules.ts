/** Whether a model's script may be used: pure. Each fault is the end of a sentence that tells the model what to mend. */
import { type Card, SCRIPT_LIMITS, type ScriptLine } from '@octavo/contract/script'
import { plainSentence, sentencesOf, spokenSeconds, wordsOf } from '@octavo/voice/text'
import type { Source } from '@octavo/writer/script'
import type { ScriptAnswer } from './answer.schema.ts'
import { haveInCommon, speaksOfItself, unsourced, wordSet } from './claims.rules.ts'

/** What an answer is held against. */
export type Measure = {
  brand: string
  /** Runs a business: "we" is that business, and not people in general. */
  isBusiness: boolean
  /** By the ids under which they were handed out, such as F1. */
  sources: ReadonlyMap<string, Source & { isOwners: boolean }>
  /** Whatever else was said in the question: names in it are known. */
  said: readonly string[]
  /** Title and first line that a plan of the owner's gives: they claim what the owner claims. */
  given: string
  isLong: boolean
  seconds: { min: number; max: number }
  usedSentences: ReadonlySet<string>
  wordsToAvoid: readonly string[]
}

const SPOKEN_WORDS = 34
const LINES = { short: [4, 16], long: [14, 70] } as const
const CARD = { letters: 40, words: 7 }
const FIGURE_LETTERS = 16
const TITLE_LETTERS = 70
const MOST_FAULTS = 6

type Line = ScriptAnswer['lines'][number]

export function faultsOf(answer: ScriptAnswer, measure: Measure): string[] {
  return [
    ...wholeFaults(answer, measure),
    ...answer.lines.flatMap((line, at) => lineFaults(line, at, answer, measure)),
  ].slice(0, MOST_FAULTS)
}

function wholeFaults({ title, lines }: ScriptAnswer, measure: Measure): string[] {
  const { isLong, seconds, brand } = measure
  const [least, most] = LINES[isLong ? 'long' : 'short']
  const takes = Math.round(spokenSeconds(lines.map(({ spoken }) => spoken).join(' ')))
  const cited = citedText(
    lines.flatMap(({ facts }) => facts),
    measure,
  )
  const claims = unsourced(title, `${cited} . ${measure.given}`, knownWords(measure))
  const last = lines.at(-1)?.spoken ?? ''
  return [
    ...(lines.length < least || lines.length > most ? [`it has ${lines.length} lines, not ${least} to ${most}`] : []),
    ...(takes < seconds.min ? [`it takes ${takes} seconds and needs at least ${Math.ceil(seconds.min)}`] : []),
    ...(takes > seconds.max ? [`it takes ${takes} seconds and has at most ${Math.floor(seconds.max)}`] : []),
    ...(title.trim() === '' || title.length > TITLE_LETTERS ? [`the title needs 1 to ${TITLE_LETTERS} letters`] : []),
    ...claims.map((claim) => `the title says “${claim}”, which stands in no fact that the lines name`),
    ...(last.toLowerCase().includes(brand.toLowerCase()) ? [] : [`the last line does not name ${brand}`]),
    ...(isLong && !lines.some(({ chapter }) => chapter) ? ['a long film needs chapters'] : []),
    ...saidTwice(lines),
  ]
}

function lineFaults(line: Line, at: number, { lines }: ScriptAnswer, measure: Measure): string[] {
  const { spoken, facts, card } = line
  const where = `line ${at + 1}`
  const text = [spoken, card?.text, card?.other].filter(Boolean).join(' . ')
  const isGiven = at === 0 && measure.given !== ''
  const named = [citedText(facts, measure), ...(isGiven ? [measure.given] : [])].join(' . ')
  const claims = unsourced(text, named, knownWords(measure))
  return [
    ...facts.filter((id) => !measure.sources.has(id)).map((id) => `${where} names ${id}, which is no fact`),
    ...claims.map((claim) => `${where} says “${claim}”, which stands in no fact that it names`),
    ...(at < lines.length - 1 && !isGiven ? unfounded(line, where, measure) : []),
    ...(wordsOf(spoken).length === 0 ? [`${where} says nothing`] : []),
    ...(wordsOf(spoken).length > SPOKEN_WORDS ? [`${where} is longer than ${SPOKEN_WORDS} words`] : []),
    ...(/https?:|www\.|[[\]{}<>*#_|]/.test(spoken) ? [`${where} holds signs that nobody can say`] : []),
    ...(card ? cardFaults(card, where) : []),
    ...sentencesOf(spoken)
      .filter((sentence) => measure.usedSentences.has(plainSentence(sentence.text)))
      .map((sentence) => `${where} was said in an earlier film: “${sentence.text}”`),
    ...measure.wordsToAvoid
      .filter((word) => holds(text, word))
      .map((word) => `${where} says “${word}”, which this brand avoids`),
  ]
}

/** What the business says of itself, its owner must have said. */
function unfounded({ spoken, facts }: Line, where: string, { brand, sources, isBusiness }: Measure): string[] {
  if (!speaksOfItself(spoken, brand, isBusiness) || spoken.trim().endsWith('?')) return []
  const own = facts.flatMap((id) => sources.get(id) ?? []).filter(({ isOwners }) => isOwners)
  if (own.length === 0) return [`${where} speaks of the business and names no fact of the owner's`]
  return own.some(({ text }) => haveInCommon(spoken, text))
    ? []
    : [`${where} has nothing to do with the fact that it names`]
}

function cardFaults({ kind, text, other }: NonNullable<Line['card']>, where: string): string[] {
  const needsOther = kind === 'compare' || kind === 'step' || kind === 'figure'
  const shown = [text, ...(needsOther ? [other ?? ''] : [])]
  return [
    ...(shown.some((one) => one.trim() === '') ? [`the card of ${where} is empty or lacks its other text`] : []),
    ...(shown.some((one) => one.length > CARD.letters || one.split(/\s+/).length > CARD.words)
      ? [`the card of ${where} is longer than ${CARD.words} words or ${CARD.letters} letters`]
      : []),
    ...(kind === 'figure' && text.length > FIGURE_LETTERS ? [`the figure of ${where} is too long`] : []),
  ]
}

function saidTwice(lines: readonly Line[]): string[] {
  const sentences = lines.flatMap(({ spoken }) => sentencesOf(spoken).map(({ text }) => text))
  const plain = sentences.map(plainSentence)
  return sentences
    .filter((_, at) => plain.indexOf(plain[at] ?? '') < at)
    .map((sentence) => `it says twice: “${sentence}”`)
}

const holds = (text: string, word: string): boolean =>
  word.trim() !== '' &&
  ` ${wordsOf(text.toLowerCase()).join(' ')} `.includes(` ${wordsOf(word.toLowerCase()).join(' ')} `)

const citedText = (ids: readonly string[], { sources }: Measure): string =>
  [...new Set(ids)].map((id) => sources.get(id)?.text ?? '').join(' . ')

const known = new WeakMap<Measure, ReadonlySet<string>>()
function knownWords(measure: Measure): ReadonlySet<string> {
  const words =
    known.get(measure) ??
    wordSet([measure.given, ...measure.said, ...[...measure.sources.values()].map(({ text }) => text)])
  known.set(measure, words)
  return words
}

/** The lines as films take them; what only the screen would miss is left away. */
export function shownLines(answer: ScriptAnswer, icons: ReadonlySet<string>): ScriptLine[] {
  let item = 0
  return answer.lines.map(({ spoken, card, icon, emphasis, chapter }) => {
    item = card?.kind === 'item' ? item + 1 : 0
    const shown = card ? cardOf(card, item) : undefined
    const marked =
      emphasis?.trim() && shown && 'text' in shown && holds(shown.text, emphasis) ? emphasis.trim() : undefined
    return {
      spoken: /[.!?…]["”']?$/.test(spoken.trim()) ? spoken.trim() : `${spoken.trim()}.`,
      ...(shown && { card: shown }),
      ...(icon && icons.has(icon) && { icon }),
      ...(marked && { emphasis: marked }),
      ...(chapter?.trim() && { chapter: chapter.trim().slice(0, SCRIPT_LIMITS.title) }),
    }
  })
}

function cardOf({ kind, text, other }: NonNullable<Line['card']>, at: number): Card {
  const second = other ?? ''
  if (kind === 'compare') return { kind, wrong: text, right: second }
  if (kind === 'step') return { kind, when: second, text }
  if (kind === 'figure') return { kind, value: text, label: second }
  return kind === 'item' ? { kind, text, at } : { kind, text }
}

const MOST_TAGS = 5
export const tagsOf = ({ hashtags }: ScriptAnswer): string[] =>
  [...new Set(hashtags.map((tag) => tag.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')))]
    .filter((tag) => tag && tag.length <= 24)
    .slice(0, MOST_TAGS)
