import { sentencesOf, type TextSpan, wordsOf } from '@octavo/voice/text'
import { foldText } from '#rules/folded-text.ts'
import { type Formula, formulas, hypeWords, stockPhrases } from './formulas.ts'
import {
  EVERYDAY_VERB,
  isAbstractNoun,
  isLongWord,
  JOINER,
  PAST_VERB,
  PERSON,
  PLACE_WORD,
  withoutNames,
} from './speech.ts'
import { between, COMMAND, figuresAndNames, readingGrade, share, syllablesIn } from './wording.ts'

/** What one trait adds to a score or takes from it. The effects of all reasons sum to the score. */
export type Reason = { label: string; effect: number; quote?: string }

export type Score = { score: number; reasons: Reason[] }

type Told = {
  text: string
  spans: TextSpan[]
  sentences: string[][]
  words: string[]
  /** The words without names, which nobody chooses. */
  unnamed: string[]
}

/** What one trait earns: points on a straight line between none and all of them, and the words that kept it from more. */
type Trait = { label: string; points: number; measure: (told: Told) => number; kept?: (told: Told) => string[] }

/**
 * How plain, specific and unformulaic a text is, 0 to 100; below 70 fails. It says how a text sounds, never who wrote it.
 *
 * The traits in TRAITS earn 100 points at most, each on a straight line between "like an office" (none) and "like somebody talking"
 * (all). Then each formula takes its cost (formulas.ts), and so does each shape in SHAPES that a text repeats.
 *
 * Sources: Biber, Variation across Speech and Writing, 1988 (which words mark talk and which mark offices: contractions, persons, small
 * verbs, "and" and "because" against long words, nouns of verbs, "of" and passives); Kincaid et al., Derivation of New Readability
 * Formulas, 1975 (grade); the plain-language guides (plainlanguage.gov) for the formulas. The weights are ours, set on the pairs in
 * corpus-humanity.
 */
export function humanityScore(text: string): Score {
  const told = tell(text)
  if (told.words.length === 0) return { score: 0, reasons: [] }
  return totalOf([
    ...TRAITS.map((trait) => earned(trait, told)),
    ...formulaCosts(text, told.words.length),
    ...shapeCosts(told),
  ])
}

/** Adds the reasons up, and says so where the sum had to be kept within 0 to 100. */
export function totalOf(reasons: Reason[]): Score {
  const sum = reasons.reduce((total, { effect }) => total + effect, 0)
  const score = Math.min(100, Math.max(0, sum))
  return {
    score,
    reasons: score === sum ? reasons : [...reasons, { label: 'Kept within 0 to 100', effect: score - sum }],
  }
}

function tell(text: string): Told {
  const plain = text.replaceAll('’', "'")
  const spans = sentencesOf(plain)
  const sentences = spans.map((sentence) => wordsOf(sentence.text)).filter(({ length }) => length > 0)
  return { text: plain, spans, sentences, words: sentences.flat(), unnamed: withoutNames(sentences) }
}

/** A text of fewer words is told in part only: what it has too few words for is taken as it is in most texts. */
const ENOUGH_WORDS = 45
const IN_MOST_TEXTS = 0.78

function earned({ label, points, measure, kept }: Trait, told: Told): Reason {
  const heard = Math.min(1, told.words.length / ENOUGH_WORDS)
  const effect = Math.round(points * (heard * measure(told) + (1 - heard) * IN_MOST_TEXTS))
  const words = effect < points && kept ? quoted(kept(told)) : ''
  return words ? { label, effect, quote: words } : { label, effect }
}

const QUOTED_AT_MOST = 5
const quoted = (words: readonly string[]): string =>
  [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, QUOTED_AT_MOST).join(', ')

const per = (of: RegExp) => (told: Told) => share(told.words, (word) => of.test(word))
const persons = per(PERSON)
const verbs = ({ words }: Told) => share(words, (word) => EVERYDAY_VERB.test(word) || PAST_VERB.test(word))
const places = per(PLACE_WORD)
const joiners = per(JOINER)
const ofs = per(/^of$/i)
const tells = ({ sentences }: Told) =>
  share(sentences, (words) => words.some((word) => PERSON.test(word)) && words.some((word) => PAST_VERB.test(word)))

// biome-ignore format: a table
const TRAITS: readonly Trait[] = [
  { label: 'Words of one syllable',              points: 10, measure: ({ unnamed }) => between(0.52, 0.69, share(unnamed, (word) => syllablesIn(word) === 1)) },
  { label: 'Few long words',                     points: 7,  measure: ({ words, unnamed }) => between(0.2, 0.06, unnamed.filter(isLongWord).length / words.length), kept: ({ unnamed }) => unnamed.filter(isLongWord) },
  { label: 'Plain words instead of abstract nouns', points: 8, measure: ({ words }) => between(0.1, 0.025, share(words, isAbstractNoun)), kept: ({ words }) => words.filter(isAbstractNoun) },
  { label: 'Everyday verbs: get, put, went, said', points: 6,  measure: (told) => between(0, 0.07, verbs(told)) },
  { label: 'People in it: I, you, she, they',    points: 8,  measure: (told) => between(0, 0.04, persons(told)) },
  { label: 'Talks to someone, or tells what happened', points: 8,  measure: (told) => Math.max(between(0, 0.35, sentenceShare(told, ADDRESS, COMMAND)), between(0, 0.6, tells(told))) },
  { label: 'Contractions, as in speech',         points: 6,  measure: contractionShare, kept: ({ text }) => text.match(EXPANDED) ?? [] },
  { label: 'Thoughts joined: and, but, because', points: 8,  measure: (told) => between(0.005, 0.055, joiners(told)) },
  { label: 'Easy to read',                       points: 3,  measure: ({ spans, words }) => between(16, 8, readingGrade(spans.length, words)) },
  { label: 'Small words of place: up, out, off', points: 8,  measure: (told) => between(0, 0.025, places(told)) },
  { label: 'Sentences of different lengths',     points: 6,  measure: ({ sentences }) => sentences.length < 3 ? 0.6 : between(0.05, 0.4, variation(sentences.map(({ length }) => length))) },
  { label: 'Active verbs',                       points: 5,  measure: ({ text, words }) => between(0.04, 0.005, (text.match(PASSIVE)?.length ?? 0) / words.length), kept: ({ text }) => text.match(PASSIVE) ?? [] },
  { label: 'Few nouns chained by “of”',          points: 6,  measure: (told) => between(0.08, 0.02, ofs(told)) },
  { label: 'Sentences that open differently',    points: 6,  measure: ({ sentences }) => sentences.length < 3 ? 0.8 : between(0.3, 0.7, differentOpenings(sentences)) },
  { label: 'Figures and names',                  points: 5,  measure: ({ sentences }) => between(0, 0.03, figuresAndNames(sentences)) },
]

const PASSIVE =
  /\b(?:is|are|was|were|be|been|being|gets?|got)\s{1,3}(?:\w{1,20}ly\s{1,3}|not\s{1,3}|also\s{1,3})?(?:\w{3,20}ed|made|done|given|taken|seen|known|shown|built|found|held|kept|led|told|written|driven|chosen)\b/gi
const CONTRACTION =
  /\b(?:\w+n't|(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|let)'(?:s|re|ve|ll|d|m)|gonna|wanna|gotta)\b/gi
const EXPANDED =
  /\b(?:(?:do|does|did|is|are|was|were|have|has|had|will|would|should|could) not|cannot|(?:i|you|we|they) (?:am|are|will|have)|(?:it|that|there|here|what|he|she) (?:is|will))\b/gi
const ADDRESS = /\b(?:you|your|yours|yourself|we|our|us|i|me|my|let's)\b|you'|i'|we'|\?/i
function contractionShare({ text }: Told): number {
  const used = text.match(CONTRACTION)?.length ?? 0
  const missed = text.match(EXPANDED)?.length ?? 0
  return used + missed === 0 ? 0.7 : between(-0.5, 0.5, used / (used + missed))
}

const sentenceShare = ({ spans }: Told, ...patterns: RegExp[]): number =>
  share(spans, (sentence) => patterns.some((pattern) => sentence.text.search(pattern) >= 0))

/** The share of different first words among neighbours, so that a long script is judged like a short one. */
function differentOpenings(sentences: string[][]): number {
  const windows = Array.from({ length: Math.ceil(sentences.length / OPENINGS_AT_ONCE) }, (_, index) =>
    sentences
      .slice(index * OPENINGS_AT_ONCE, (index + 1) * OPENINGS_AT_ONCE)
      .map(([first = '']) => first.toLowerCase()),
  )
  return windows.reduce((sum, words) => sum + new Set(words).size, 0) / sentences.length
}

function variation(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance) / mean
}

const OPENINGS_AT_ONCE = 8

const STOCK: Formula = { label: 'Stock phrase', cost: 7, most: 45, phrases: stockPhrases }
const HYPE: Formula = { label: 'Hype', cost: 3, most: 12, phrases: hypeWords }

const patternOf = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases.map((phrase) => phrase.replaceAll(' ', '(?:[\\s-]{1,2})')).join('|')})(?!['\\p{L}\\p{N}])`,
    'gu',
  )

const STOCK_PATTERN = patternOf(STOCK.phrases)
const FORMULAS = [...formulas, HYPE].map((formula) => ({ ...formula, pattern: patternOf(formula.phrases) }))

/** So many words have the whole cost of a formula, and longer texts as much less as they are longer. */
const STRETCH_OF_WORDS = 150

/** What phrases cost that many texts share: a stock phrase each on its own, the others by their kind. */
function formulaCosts(text: string, words: number): Reason[] {
  const stretches = Math.max(1, words / STRETCH_OF_WORDS)
  const { folded, startOf, endOf } = foldText(text)
  const quotesOf = (pattern: RegExp): string[] =>
    [...folded.matchAll(pattern)].map(({ 0: phrase, index }) =>
      text.slice(startOf(index), endOf(index + phrase.length)),
    )
  const stock = quotesOf(STOCK_PATTERN)
    .slice(0, Math.ceil(STOCK.most / STOCK.cost))
    .map((quote, at) => ({
      label: STOCK.label,
      effect: -Math.min(STOCK.cost, STOCK.most - at * STOCK.cost),
      quote,
    }))
  const kinds = FORMULAS.flatMap(({ label, cost, most, free = 0, pattern }): Reason[] => {
    const quotes = quotesOf(pattern)
    const points = Math.min(most, Math.round(cost * (quotes.length / stretches - free)))
    return points > 0 ? [{ label, effect: -points, quote: quoted(quotes) }] : []
  })
  return [...stock, ...kinds]
}

/** Shapes that a text repeats, and how many of them so many sentences may have. */
// biome-ignore format: a table
const SHAPES: readonly { label: string; cost: number; most: number; found: (told: Told) => readonly string[]; free: (sentences: number) => number }[] = [
  { label: 'Exclamation marks',           cost: 4, most: 20, found: ({ text }) => text.match(/!/g) ?? [],           free: () => 1 },
  { label: 'Dashes for drama',            cost: 4, most: 20, found: ({ text }) => text.match(DASH) ?? [],           free: (sentences) => 1 + Math.floor(sentences / 4) },
  { label: 'Lists of three',              cost: 4, most: 16, found: ({ text }) => text.match(LIST_OF_THREE) ?? [],  free: (sentences) => 1 + Math.floor(sentences / 6) },
  { label: 'Slogans in a row',            cost: 3, most: 12, found: slogans,                                        free: (sentences) => 2 + Math.floor(sentences / 8) },
  { label: 'Questions that nobody asked', cost: 4, most: 16, found: ({ spans }) => spans.map(({ text }) => text).filter(isNobodysQuestion), free: (sentences) => 1 + Math.floor(sentences / 6) },
]
const SHAPES_QUOTED = 2

function shapeCosts(told: Told): Reason[] {
  return SHAPES.flatMap(({ label, cost, most, found, free }): Reason[] => {
    const shapes = found(told)
    const surplus = shapes.length - free(told.spans.length)
    if (surplus <= 0) return []
    const words = shapes.filter((shape) => /\w/.test(shape)).slice(0, SHAPES_QUOTED)
    const reason = { label, effect: -Math.min(most, cost * surplus) }
    return [words.length > 0 ? { ...reason, quote: words.join(' / ') } : reason]
  })
}

const DASH = /—|–(?=\s)|\s--\s/g
const LIST_OF_THREE = /\b[\w'-]{1,30}(?: [\w'-]{1,30})?, [\w'-]{1,30}(?: [\w'-]{1,30}){0,2}, (?:and|or) [\w'-]{1,30}/gi
const SOMEBODY = /\b(?:you|your|i|me|my|we|us|our|he|she|they|it|that|this|there)\b|'/i

const isNobodysQuestion = (sentence: string): boolean =>
  sentence.endsWith('?') && wordsOf(sentence).length > 3 && !/\b(?:you|your|i|me|my|we|us|our)\b|'/i.test(sentence)

/** The longest row of sentences of three words at most with nobody in them. */
function slogans({ sentences }: Told): string[] {
  const rows: string[][] = [[]]
  for (const words of sentences) {
    const sentence = words.join(' ')
    if (words.length > SLOGAN_WORDS || SOMEBODY.test(sentence)) rows.push([])
    else rows.at(-1)?.push(sentence)
  }
  return rows.reduce((longest, row) => (row.length > longest.length ? row : longest))
}
const SLOGAN_WORDS = 3
