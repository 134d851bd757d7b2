/** Reads a text as a whole, beside the rules: what is likely in breach though no rule has words for it, and which words say so. */
import { CATEGORIES, type Category } from '@octavo/contract/compliance'
import { sentencesOf, type TextSpan } from '@octavo/voice/text'
import { heardIn, type Token, tokensOf, type Vector, vectorOf } from './features.ts'
import { CATEGORY_BUCKETS, type Head, type Model, model } from './model.ts'

/** A passage that is likely in breach. `start` and `end` of a sentence and of words count in the text. */
export type Reading = {
  /** Of being in breach, 0 to 1. */
  probability: number
  category: Category
  /** The sentence that weighs most. */
  sentence: TextSpan
  /** The words in it that weigh most, in their order. */
  words: TextSpan[]
}

/** Letters of a passage: what the reader learned from were sentences and short scripts, mails and texts. */
const PASSAGE_LETTERS = 360
/** Words of a passage, at the least: a title of four words is shorter than all it learned from, and it knows nothing of such. */
const FEWEST_WORDS = 8
/** Words that weigh less than this share of the heaviest say little. */
const TELLING = 0.35
const MOST_WORDS = 6

/**
 * The passages of a text that are likely in breach, the likeliest first, each sentence once. Takes time in proportion to the text.
 * Pure; what was learned comes from `npm run train`.
 */
export function readText(text: string, learned: Model = model()): Reading[] {
  const found = new Map<number, Reading>()
  for (const passage of passagesOf(sentencesOf(text)).filter(isLongEnough)) {
    const { probability, heaviest } = oddsOf(passage, learned)
    if (probability < learned.threshold || (found.get(heaviest.start)?.probability ?? 0) >= probability) continue
    const words = tellingWords(heaviest, learned)
    found.set(heaviest.start, {
      probability,
      category: categoryOf(passage, heaviest, learned),
      sentence: heaviest,
      words,
    })
  }
  return [...found.values()].sort((a, b) => b.probability - a.probability)
}

/** Sentences in a row, as many as a passage has room for; each passage begins in the middle of the one before. */
function passagesOf(sentences: readonly TextSpan[]): TextSpan[][] {
  const passages: TextSpan[][] = []
  for (let from = 0; from < sentences.length; ) {
    const limit = sentences[from]!.start + PASSAGE_LETTERS
    let to = from + 1
    while (to < sentences.length && sentences[to]!.end <= limit) to++
    passages.push(sentences.slice(from, to))
    if (to === sentences.length) break
    from = Math.max(from + 1, Math.ceil((from + to) / 2))
  }
  return passages
}

const isLongEnough = (passage: readonly TextSpan[]): boolean =>
  passage.flatMap(({ text }) => tokensOf(text)).length >= FEWEST_WORDS

/** How the margins of a passage and of its sentences are found; the same for what is trained and what is read. */
export function marginsOf(
  sentences: readonly string[],
  {
    rarity,
    passage,
    sentence,
  }: { rarity: (bucket: number) => number } & Record<'passage' | 'sentence', (of: Vector) => number>,
): { passage: number; sentences: number[] } {
  const heard = sentences.map((text) => heardIn(tokensOf(text)))
  const whole = heardIn(tokensOf(sentences.join(' ')))
  return {
    passage: passage(vectorOf(whole, rarity)),
    sentences: heard.map((one) => sentence(vectorOf(one, rarity))),
  }
}

const rarityIn =
  ({ rarity, rarityStep }: Model) =>
  (bucket: number): number =>
    rarity[bucket]! * rarityStep

const through =
  ({ weights, scale, bias }: Head) =>
  ({ buckets, values }: Vector): number => {
    let sum = 0
    for (let at = 0; at < buckets.length; at++) sum += weights[buckets[at]!]! * values[at]!
    return sum * scale + bias
  }

/** The probability that a passage is in breach, and the sentence that weighs most. */
function oddsOf(passage: readonly TextSpan[], learned: Model): { probability: number; heaviest: TextSpan } {
  const { odds } = learned
  const margins = marginsOf(
    passage.map(({ text }) => text),
    { rarity: rarityIn(learned), passage: through(learned.passage), sentence: through(learned.sentence) },
  )
  const most = Math.max(...margins.sentences)
  const sum = odds.bias + odds.passage * margins.passage + odds.sentence * most
  return { probability: 1 / (1 + Math.exp(-sum)), heaviest: passage[margins.sentences.indexOf(most)]! }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** What a passage is about, and its heaviest sentence above all, of what breaches are about. */
function categoryOf(passage: readonly TextSpan[], heaviest: TextSpan, { categories }: Model): Category {
  const vectors = [passage.map(({ text }) => text).join(' '), heaviest.text].map(categoryVector)
  const [first] = CATEGORIES.map((category) => ({
    category,
    margin: sum(vectors.map(through(categories[category]))),
  })).sort((a, b) => b.margin - a.margin)
  return first!.category
}

/** Words and pairs of words in few buckets: a topic needs no more. */
export function categoryVector(text: string): Vector {
  const heard = heardIn(tokensOf(text)).filter(({ first, last, isPiece }) => !isPiece && last - first < 2)
  return vectorOf(
    heard.map((one) => ({ ...one, bucket: one.bucket % CATEGORY_BUCKETS })),
    () => 1,
  )
}

type Weighed = Token & { weight: number }

/** The words of a sentence that weigh most for a breach; neighbors stand together. */
function tellingWords(sentence: TextSpan, learned: Model): TextSpan[] {
  const heaviest = weighedWords(sentence.text, learned)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
  const telling = heaviest
    .filter(({ weight }) => weight >= TELLING * heaviest[0]!.weight)
    .sort((a, b) => a.start - b.start)
  const spans: TextSpan[] = []
  for (const { start, end } of telling) {
    const last = spans.at(-1)
    const from = sentence.start + start
    if (last && from - last.end <= 1) last.end = sentence.start + end
    else spans.push({ start: from, end: sentence.start + end, text: '' })
  }
  for (const span of spans) span.text = sentence.text.slice(span.start - sentence.start, span.end - sentence.start)
  return spans
}

/** Each word of a sentence with its part in both margins: what is heard of several words at once counts for each of them in equal parts. */
function weighedWords(text: string, learned: Model): Weighed[] {
  const tokens = tokensOf(text)
  const heard = heardIn(tokens)
  const { buckets, values } = vectorOf(heard, rarityIn(learned))
  const worth = new Map<number, number>()
  const { odds, passage, sentence } = learned
  buckets.forEach((bucket, at) => {
    const part =
      odds.passage * passage.scale * passage.weights[bucket]! +
      odds.sentence * sentence.scale * sentence.weights[bucket]!
    worth.set(bucket, part * values[at]!)
  })
  const times = new Map<number, number>()
  for (const { bucket } of heard) times.set(bucket, (times.get(bucket) ?? 0) + 1)
  const weighed = tokens.map((token) => ({ ...token, weight: 0 }))
  for (const { bucket, first, last } of heard) {
    const part = (worth.get(bucket) ?? 0) / times.get(bucket)! / (last - first + 1)
    for (let at = first; at <= last; at++) weighed[at]!.weight += part
  }
  return weighed
}
