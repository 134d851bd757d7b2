import { sentencesOf, type TextSpan, wordsOf } from '@octavo/voice/text'
import { foldText } from '#rules/folded-text.ts'
import { hypeWords, stockPhrases } from './stock-phrases.ts'
import { ABSTRACT_NOUN, between, COMMAND, figuresAndNames, readingGrade, share } from './wording.ts'

/** What one trait adds to a score or takes from it. The effects of all reasons sum to the score. */
export type Reason = { label: string; effect: number; quote?: string }

export type Score = { score: number; reasons: Reason[] }

type Told = { text: string; spans: TextSpan[]; sentences: string[][]; words: string[] }

/**
 * How much a script sounds like a person talking, 0 to 100; below 70 fails.
 *
 * Nine traits earn at most 100 points, each on a straight line between "like a machine" (0) and "like a person" (full):
 * rhythm 18 (standard deviation / mean of words a sentence, 0.1 to 0.42), contractions 10 (share of those possible, -30 to 60 %),
 * talking to someone 12 (sentences with you, we, I, a question or a command, 0 to 35 %), plain words 18 (abstract nouns, 10 to 3 %
 * of words), figures and names 4 (0 to 3 % of words), reading grade 16 (Flesch-Kincaid, 12 to 6), openings 10 (different first
 * words among eight sentences, 40 to 80 %), active verbs 8 (passive sentences, 50 to 10 %), lists of three 4 (25 to 5 % of sentences).
 * Then each stock phrase costs 7 (45 at most) and each hype word or surplus exclamation mark 3 (12 at most).
 *
 * Sources: Kincaid et al., Derivation of New Readability Formulas, 1975 (grade); Wikipedia, "Signs of AI writing" and
 * the plain-language guides (plainlanguage.gov) for the traits. The weights are ours, set on the corpus in the test.
 */
export function humanityScore(text: string): Score {
  const told = tell(text)
  if (told.words.length === 0) return { score: 0, reasons: [] }
  const traits = TRAITS.map(({ label, points, measure }) => ({ label, effect: Math.round(points * measure(told)) }))
  return totalOf([...traits, ...stockPhraseCosts(text), ...hypeCost(text)])
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
  return { text: plain, spans, sentences, words: sentences.flat() }
}

// biome-ignore format: a table
const TRAITS: readonly { label: string; points: number; measure: (told: Told) => number }[] = [
  { label: 'Sentences of different lengths',      points: 18, measure: ({ sentences }) => sentences.length < 3 ? 0.6 : between(0.1, 0.42, variation(sentences.map(({ length }) => length))) },
  { label: 'Contractions, as in speech',          points: 10, measure: contractionShare },
  { label: 'Talks to someone',                    points: 12, measure: (told) => between(0, 0.35, sentenceShare(told, ADDRESS, COMMAND)) },
  { label: 'Plain words instead of abstract nouns', points: 18, measure: ({ words }) => between(0.1, 0.03, share(words, (word) => ABSTRACT_NOUN.test(word))) },
  { label: 'Figures and names',                   points: 4,  measure: ({ sentences }) => between(0, 0.03, figuresAndNames(sentences)) },
  { label: 'Easy to read',                        points: 16, measure: ({ spans, words }) => between(12, 6, readingGrade(spans.length, words)) },
  { label: 'Sentences that open differently',     points: 10, measure: ({ sentences }) => sentences.length < 3 ? 0.8 : between(0.4, 0.8, differentOpenings(sentences)) },
  { label: 'Active verbs',                        points: 8,  measure: (told) => between(0.5, 0.1, sentenceShare(told, PASSIVE)) },
  { label: 'Few lists of three',                  points: 4,  measure: (told) => between(0.25, 0.05, sentenceShare(told, LIST_OF_THREE)) },
]

const PASSIVE =
  /\b(?:is|are|was|were|be|been|being|gets?|got)\s+(?:\w+ly\s+)?(?:\w{3,}ed|made|done|given|taken|seen|known|shown|built|found|held|kept|led|told|written|driven|chosen)\b/i
const LIST_OF_THREE =
  /\b[\w'-]{1,30}(?: [\w'-]{1,30}){0,3}, [\w'-]{1,30}(?: [\w'-]{1,30}){0,3},? (?:and|or) [\w'-]{1,30}/i
const CONTRACTION =
  /\b(?:\w+n't|(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|let)'(?:s|re|ve|ll|d|m)|gonna|wanna|gotta)\b/gi
const EXPANDED =
  /\b(?:(?:do|does|did|is|are|was|were|have|has|had|will|would|should|could) not|cannot|(?:i|you|we|they) (?:am|are|will|have)|(?:it|that|there|here|what|he|she) (?:is|will))\b/gi
const ADDRESS = /\b(?:you|your|yours|yourself|we|our|us|i|me|my|let's)\b|you'|i'|we'|\?/i
function contractionShare({ text }: Told): number {
  const used = text.match(CONTRACTION)?.length ?? 0
  const missed = text.match(EXPANDED)?.length ?? 0
  return used + missed === 0 ? 0.7 : between(-0.3, 0.6, used / (used + missed))
}

const sentenceShare = ({ spans }: Told, ...patterns: RegExp[]): number =>
  share(spans, (sentence) => patterns.some((pattern) => pattern.test(sentence.text)))

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
const STOCK_COST = 7
const STOCK_COST_AT_MOST = 45
const HYPE_COST = 3
const HYPE_COST_AT_MOST = 12
const EXCLAMATIONS_ALLOWED = 1

const STOCK = new RegExp(
  `\\b(?:${stockPhrases.map((phrase) => phrase.replaceAll(' ', '(?:[\\s-]{1,2})')).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)
const HYPE = new RegExp(`\\b(?:${hypeWords.join('|')})(?![\\p{L}\\p{N}-])`, 'gu')

function stockPhraseCosts(text: string): Reason[] {
  const told = foldText(text)
  const reasons: Reason[] = []
  let left = STOCK_COST_AT_MOST
  for (const { 0: phrase, index } of told.folded.matchAll(STOCK)) {
    if (left <= 0) break
    const cost = Math.min(STOCK_COST, left)
    left -= cost
    reasons.push({
      label: 'Stock phrase',
      effect: -cost,
      quote: text.slice(told.startOf(index), told.endOf(index + phrase.length)),
    })
  }
  return reasons
}

function hypeCost(text: string): Reason[] {
  const words = [...text.toLowerCase().matchAll(HYPE)].map(([word]) => word)
  const exclamations = Math.max(0, (text.match(/!/g)?.length ?? 0) - EXCLAMATIONS_ALLOWED)
  const cost = Math.min(HYPE_COST_AT_MOST, HYPE_COST * (words.length + exclamations))
  return cost === 0
    ? []
    : [{ label: 'Hype', effect: -cost, quote: words.length > 0 ? words.slice(0, 5).join(', ') : '!' }]
}
