/** Learns the reader's weights from the corpus: who wrote a text that it is measured by wrote none that it learned from. */
import { createHash } from 'node:crypto'
import { CATEGORIES, type Category } from '@octavo/contract/compliance'
import { sentencesOf } from '@octavo/voice/text'
import { BUCKETS, heardIn, tokensOf, type Vector, vectorOf } from '#reader/features.ts'
import { CATEGORY_BUCKETS, encodeModel, type Head, type Model } from '#reader/model.ts'
import { categoryVector, marginsOf } from '#reader/reader.ts'
import { corpusEdition, type Row, readCorpus, readOrdinary, TEST_AUTHORS } from './corpus.ts'
import { type Example, fitLogistic, type Line, marginOf } from './logistic.ts'

/** How much an error costs beside a large weight. */
const COST = { passage: 8, sentence: 8, category: 8, odds: 100 }
/** What was heard in fewer passages is too rare to know anything by. */
const KNOWN_FROM = { words: 2, pieces: 3 }
/** Authors are left out in turn, in so many parts: the fewer at once, the nearer to what has learned from all of them. */
const FOLDS = 8
/** Of 100 texts that are said to be likely in breach so many have to be. */
const PRECISION = 0.95

export type Margins = { passage: number; sentence: number }
export type Learned = { rarity: Float64Array; passage: Line; sentence: Line }

/** Learns from these texts what is in breach. */
export function learn(rows: readonly Row[]): Learned {
  const rarity = raritiesOf(rows)
  const of = (text: string): Vector => vectorOf(heardIn(tokensOf(text)), (bucket) => rarity[bucket]!)
  const passages = rows.map((row): Example => ({ vector: of(row.text), isSo: row.label === 'breach' }))
  const sentences = rows.flatMap((row) =>
    sentencesOf(row.text).map(
      ({ text, start, end }): Example => ({ vector: of(text), isSo: offends(row, start, end) }),
    ),
  )
  return {
    rarity,
    passage: fitLogistic(passages, BUCKETS, COST.passage),
    sentence: fitLogistic(sentences, BUCKETS, COST.sentence),
  }
}

const offends = ({ text, words }: Row, start: number, end: number): boolean =>
  words.some((quote) => {
    const from = text.indexOf(quote)
    return from < end && from + quote.length > start
  })

/** ln((1 + texts) / (1 + texts with it)) + 1, as it is usual. */
function raritiesOf(rows: readonly Row[]): Float64Array {
  const counts = new Float64Array(BUCKETS)
  for (const { text } of rows)
    for (const bucket of new Set(heardIn(tokensOf(text)).map((one) => one.bucket))) counts[bucket]!++
  return counts.map((count, bucket) =>
    count < (bucket < BUCKETS / 2 ? KNOWN_FROM.words : KNOWN_FROM.pieces)
      ? 0
      : Math.log((1 + rows.length) / (1 + count)) + 1,
  )
}

/** How far a text is from what is clean, as a whole and by its worst sentence. */
export function marginsBy({ rarity, passage, sentence }: Learned, text: string): Margins {
  const found = marginsOf(
    sentencesOf(text).map((one) => one.text),
    {
      rarity: (bucket) => rarity[bucket]!,
      passage: (vector) => marginOf(passage, vector),
      sentence: (vector) => marginOf(sentence, vector),
    },
  )
  return { passage: found.passage, sentence: Math.max(...found.sentences) }
}

type Judged = { margins: Margins; isSo: boolean }

/** Each text judged by what was learned from other authors. */
function judgedByOthers(rows: readonly Row[]): Judged[] {
  const authors = [...new Set(rows.map(({ author }) => author))].sort()
  const foldOf = (author: string): number => authors.indexOf(author) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learn(rows.filter(({ author }) => foldOf(author) !== fold))
    return rows
      .filter(({ author }) => foldOf(author) === fold)
      .map(({ text, label }) => ({ margins: marginsBy(learned, text), isSo: label === 'breach' }))
  }).flat()
}

/** What margins say of the odds, and from which probability on a text is said to be likely in breach. */
function calibrate(judged: readonly Judged[]): Pick<Model, 'odds' | 'threshold'> {
  const examples = judged.map(
    ({ margins, isSo }): Example => ({
      vector: { buckets: Int32Array.of(0, 1), values: Float64Array.of(margins.passage, margins.sentence) },
      isSo,
    }),
  )
  const { weights, bias } = fitLogistic(examples, 2, COST.odds)
  const odds = { bias, passage: weights[0]!, sentence: weights[1]! }
  const ranked = judged
    .map(({ margins, isSo }) => ({ isSo, probability: probabilityOf(odds, margins) }))
    .sort((a, b) => b.probability - a.probability)
  let right = 0
  let threshold = 1
  ranked.forEach(({ isSo, probability }, at) => {
    if (isSo) right++
    if (right >= PRECISION * (at + 1)) threshold = probability
  })
  return { odds, threshold }
}

export const probabilityOf = ({ bias, passage, sentence }: Model['odds'], margins: Margins): number =>
  1 / (1 + Math.exp(-(bias + passage * margins.passage + sentence * margins.sentence)))

/** The topics, each against all others. */
function learnCategories(rows: readonly Row[]): Record<Category, Head> {
  const vectors = rows.map(({ text }) => categoryVector(text))
  const heads = CATEGORIES.map((category) => {
    const examples = rows.map((row, at): Example => ({ vector: vectors[at]!, isSo: row.category === category }))
    return [category, rounded(fitLogistic(examples, CATEGORY_BUCKETS, COST.category))]
  })
  return Object.fromEntries(heads)
}

/** Weights as whole numbers from -127 to 127: the few that are larger are cut off. */
function rounded({ weights, bias }: Line): Head {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort()
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127
  return {
    weights: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
    scale,
    bias,
  }
}

/** Ordinary texts, as if several had written them: so each fold has some. */
const ordinaryRows = (): Row[] =>
  readOrdinary().map(
    (text, at): Row => ({
      ...{
        author: `ordinary-${at % FOLDS}`,
        pair: `${at}`,
        label: 'clean',
        category: '',
        kind: 'ordinary',
        text,
        words: [],
      },
    }),
  )

/** The whole model, from all authors but those who measure it. The same corpus makes the same model. */
export function trainReader(): Model {
  const labeled = readCorpus().filter(({ author }) => !TEST_AUTHORS.includes(author))
  const rows = [...labeled, ...ordinaryRows()]
  const { odds, threshold } = calibrate(judgedByOthers(rows))
  const { rarity, passage, sentence } = learn(rows)
  const rarityStep = rarity.reduce((most, one) => Math.max(most, one), 0) / 255
  const model: Model = {
    ...{ version: '', corpus: corpusEdition(), odds, threshold, rarityStep },
    rarity: Uint8Array.from(rarity, (one) => (one === 0 ? 0 : Math.max(1, Math.round(one / rarityStep)))),
    passage: rounded(passage),
    sentence: rounded(sentence),
    categories: learnCategories(labeled),
  }
  return { ...model, version: createHash('sha256').update(encodeModel(model)).digest('hex').slice(0, 12) }
}
