/** What the reader has learned, as a file: `npm run train` writes it. */
import { readFileSync } from 'node:fs'
import { CATEGORIES, type Category } from '@octavo/contract/compliance'
import { BUCKETS } from './features.ts'

/** Buckets of a category's head: single words and pairs, folded. */
export const CATEGORY_BUCKETS = 2 ** 14

export type Head = { weights: Int8Array; scale: number; bias: number }
export type Model = {
  /** A name of all that it was learned from and by. */
  version: string
  /** What the corpus was called that it was learned from. */
  corpus: string
  /** How rare what a bucket was heard of is, in steps of `rarityStep`; 0: too rare to be known. */
  rarity: Uint8Array
  rarityStep: number
  /** The whole passage, and its sentences one by one. */
  passage: Head
  sentence: Head
  categories: Record<Category, Head>
  /** ln(odds) of a breach = bias + passage x its margin + sentence x the highest margin of its sentences (Platt, 1999). */
  odds: { bias: number; passage: number; sentence: number }
  /** The probability from which a text is likely in breach: 95 of 100 such were. */
  threshold: number
}

type HeadFacts = { scale: number; bias: number }
type Facts = Omit<Model, 'rarity' | 'passage' | 'sentence' | 'categories'> & { heads: HeadFacts[] }

/** A line of facts, and behind it the numbers of each head in its turn. */
export function encodeModel({ rarity, passage, sentence, categories, ...facts }: Model): Buffer {
  const heads = [passage, sentence, ...CATEGORIES.map((category) => categories[category])]
  const line = JSON.stringify({ ...facts, heads: heads.map(({ scale, bias }) => ({ scale, bias })) } satisfies Facts)
  return Buffer.concat([Buffer.from(`${line}\n`), rarity, ...heads.map(({ weights }) => Buffer.from(weights.buffer))])
}

/** The model out of a file; throws when it is none. */
export function decodeModel(file: Buffer): Model {
  const end = file.indexOf('\n')
  const { heads, ...facts }: Facts = JSON.parse(file.toString('utf8', 0, end))
  let at = end + 1
  const take = (size: number): Buffer => {
    at += size
    return file.subarray(at - size, at)
  }
  const rarity = new Uint8Array(take(BUCKETS))
  const head = (nth: number, size: number): Head => ({ weights: new Int8Array(take(size)), ...heads[nth]! })
  const passage = head(0, BUCKETS)
  const sentence = head(1, BUCKETS)
  const categories = Object.fromEntries(
    CATEGORIES.map((category, nth) => [category, head(nth + 2, CATEGORY_BUCKETS)]),
  ) as Record<Category, Head>
  if (at !== file.length) throw new Error('The reader is not whole: run npm run train.')
  return { ...facts, rarity, passage, sentence, categories }
}

const FILE = new URL('./reader.model.bin', import.meta.url)
let loaded: Model | undefined

/** What the reader has learned, read from its file at first. */
export const model = (): Model => (loaded ??= decodeModel(readFileSync(FILE)))
