import type { Relevance as Judged } from '@octavo/contract/compliance'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { topicStems } from '#business/topic-stems.ts'
import {
  type BrandToMeasure,
  likelihood,
  type MeasuredBy,
  measuredByBrand,
  measuredByWords,
  type OwnKind,
} from './measured-by.ts'
import { typicalWords } from './typical-words.ts'

export type Relevance = Judged & {
  /** The share of the sentences that are about it. */
  about: number
}

/** A brand, else (also where the brand says nothing of itself) a topic; without either a text is measured by its own title. */
export type About = { brand?: BrandToMeasure | undefined; topic?: string | undefined }
export type TextToMeasure = { title?: string | undefined; body: string }

/**
 * How much of a text is about a business (else a topic, else its own title), 0 to 100; under 40 it is about something else.
 *
 * Each telling word w counts log((0.7 P(w | the business) + 0.3 P(w)) / P(w)), at most 4 (0.4 for its name). P(w | the business) is 35 % its own words
 * (description, trade, place, facts, audience, name), 35 % the words of its trade or, where it speaks about a niche, of that, 30 % the words
 * of the twelve subjects to which its own words belong most; P(w) is how often a word stands in any of 724 trades and niches.
 * A word that is likelier elsewhere counts below 0, the more the fewer subjects it belongs to. Said again, a word counts half, then a third.
 * The mean e of these sums over sentences with a telling word gives 100 (1 - exp(-(e + 0.3) / 1.1)), at least 0. Without a brand the score
 * is at least the share of the topic's (or title's) telling words that the text says; a title with fewer than three judges nothing.
 *
 * Sources: Lavrenko and Croft, Relevance-Based Language Models, 2001 (a text beside its subject's words); Gabrilovich and Markovitch,
 * Explicit Semantic Analysis, 2007 (subjects beside it); Spärck Jones, 1972 (rare words tell more). Set on scripts that the test does not
 * count; it takes time in proportion to the text's length.
 */
export function relevanceOf({ brand, topic }: About, { title = '', body }: TextToMeasure): Relevance {
  const sentences = sentencesIn(body)
  const ofBrand = brand && measuredByBrand(brand)
  if (ofBrand) return measure(ofBrand, title.trim() ? [title, ...sentences] : sentences)
  const given = topic?.trim() ? topic : topicStems(title).size >= FEWEST_IN_TITLE ? title : ''
  const by = measuredByWords(given)
  return by ? withSaid(measure(by, sentences), by, sentences) : UNJUDGED
}

/** Fewer are as often the name of a draft, or a turn of phrase, as what it is about. */
const FEWEST_IN_TITLE = 3

/** A few words say little of what goes with them: what says these very words is about them. */
function withSaid(measured: Relevance, { own }: MeasuredBy, sentences: readonly string[]): Relevance {
  const said = topicStems(sentences.join('\n'))
  const share = [...own.keys()].filter((stem) => said.has(stem)).length / own.size
  return { ...measured, score: Math.max(measured.score, Math.round(100 * share)) }
}

const UNJUDGED: Relevance = { score: 0, judged: false, reasons: [], about: 0 }

const sentencesIn = (text: string): string[] => sentencesOf(text).map((sentence) => sentence.text)

/** From so much on a sentence is about it. */
const ABOUT_FROM = 0.7
const CURVE = { offset: 0.3, width: 1.1 } as const

function measure(by: MeasuredBy, sentences: readonly string[]): Relevance {
  const told = tell(by, sentences).filter(({ words }) => words.length > 0)
  const sums = told.map(({ words }) => words.reduce((sum, { counts }) => sum + counts, 0))
  const mean = sums.reduce((sum, one) => sum + one, 0) / Math.max(1, sums.length)
  return {
    score: told.length === 0 ? 0 : Math.round(100 * Math.max(0, 1 - Math.exp(-(mean + CURVE.offset) / CURVE.width))),
    judged: true,
    reasons: reasonsOf(by, told),
    about: sentences.length === 0 ? 0 : sums.filter((sum) => sum >= ABOUT_FROM).length / sentences.length,
  }
}

type Word = { stem: string; as: string; weight: number; counts: number }
type Told = { words: Word[] }

function tell(by: MeasuredBy, sentences: readonly string[]): Told[] {
  const said = new Map<string, number>()
  const weights = new Map<string, number>()
  return sentences.map((sentence) => ({
    words: tellingWords(sentence).map(({ stem, as }) => {
      const times = (said.get(stem) ?? 0) + 1
      said.set(stem, times)
      const weight = weights.get(stem) ?? weigh(by, stem)
      weights.set(stem, weight)
      return { stem, as, weight, counts: weight / times }
    }),
  }))
}

function tellingWords(sentence: string): { stem: string; as: string }[] {
  const found = new Map<string, string>()
  for (const as of wordsOf(sentence)) for (const stem of topicStems(as)) if (!found.has(stem)) found.set(stem, as)
  return [...found].map(([stem, as]) => ({ stem, as }))
}

/** What stands nowhere else is taken for as likely as this. */
const RARE = 2e-5
const SHARE_OF_ANY = 0.3
const MOST = 4
// Any text can name a business.
const MOST_FOR_NAME = 0.4

/** How much a word tells that the text is about it; below 0 that it is about something else. */
function weigh(by: MeasuredBy, stem: string): number {
  const { words, size } = typicalWords()
  const word = words.get(stem)
  const own = likelihood(by, stem)
  if (!word && own === 0) return 0
  const known = (word?.sum ?? 0) / size
  const any = known + RARE
  const ratio = Math.log(((1 - SHARE_OF_ANY) * own + SHARE_OF_ANY * any) / any)
  if (ratio >= 0) return Math.min(by.own.get(stem)?.kind === 'name' ? MOST_FOR_NAME : MOST, ratio)
  // A word of few subjects, and often said there, tells of them.
  const peculiar = word ? Math.sqrt(word.squares) / word.sum : 0
  return ratio * peculiar * (known / any)
}

/** Words that tell less are not named. */
const NAMED_FROM = 0.4
const ELSEWHERE_FROM = 0.25
const MOST_NAMED = 6

function reasonsOf(by: MeasuredBy, told: readonly Told[]): Judged['reasons'] {
  const found = new Map<What, { words: Word[]; sentences: number }>()
  for (const { words } of told) {
    const kinds = new Set<What>()
    for (const word of words) {
      const what =
        word.weight <= -ELSEWHERE_FROM ? 'elsewhere' : word.weight >= NAMED_FROM ? kindOf(by, word) : undefined
      if (!what) continue
      const kept = found.get(what) ?? { words: [], sentences: 0 }
      kept.words.push(word)
      if (!kinds.has(what)) kept.sentences++
      kinds.add(what)
      found.set(what, kept)
    }
  }
  return [...found]
    .map(([what, { words, sentences }]) => ({ what, words: mostTelling(words), sentences }))
    .sort(
      (one, other) =>
        Number(one.what === 'elsewhere') - Number(other.what === 'elsewhere') || other.sentences - one.sentences,
    )
}

type What = Judged['reasons'][number]['what']

const kindOf = ({ own, kind }: MeasuredBy, { stem }: Word): OwnKind => own.get(stem)?.kind ?? kind

function mostTelling(words: readonly Word[]): string[] {
  const byStem = new Map(words.map((word) => [word.stem, word]))
  return [...byStem.values()]
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, MOST_NAMED)
    .map(({ as }) => as)
}
