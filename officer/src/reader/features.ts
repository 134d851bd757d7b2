/** What the reader sees of a text: its words, pairs and triples of words, and the pieces of words, each as the number of a bucket. */

/** A word as it stands in a text. */
export type Token = { word: string; start: number; end: number }

/** What a bucket was heard of: the words from the first to the last of a text's tokens. */
export type Heard = { bucket: number; first: number; last: number; isPiece: boolean }

/** Words hash into the first half of the buckets, their pieces into the second. */
export const BUCKETS = 2 ** 19
const HALF = BUCKETS / 2
const LONGEST_RUN = 3
const PIECES = { shortest: 3, longest: 5 }
/** A longer word is no word; its beginning says what it is. */
const LONGEST_WORD = 40

const TOKEN = /[\p{L}\p{N}$€£%'’]+|[!?#]/gu

/** The words of a text in lower case, signs that sell (!, ?, #) among them, at most `LONGEST_WORD` letters of each. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: said, index }) => ({
    word: plain(said),
    start: index,
    end: index + said.length,
  }))

/** How much a thing costs does not matter, but how many digits it has does. */
const plain = (said: string): string =>
  said.slice(0, LONGEST_WORD).toLowerCase().replaceAll('’', "'").replace(/\d/g, '0')

/** Everything that is heard of these words, as often as it is heard. */
export function heardIn(tokens: readonly Token[]): Heard[] {
  const heard: Heard[] = []
  tokens.forEach(({ word }, first) => {
    let run = word
    for (let last = first; last < Math.min(tokens.length, first + LONGEST_RUN); last++) {
      if (last > first) run += ` ${tokens[last]!.word}`
      heard.push({ bucket: hash(run) % HALF, first, last, isPiece: false })
    }
    for (const piece of piecesOf(` ${word} `))
      heard.push({ bucket: HALF + (hash(piece) % HALF), first, last: first, isPiece: true })
  })
  return heard
}

function piecesOf(word: string): string[] {
  const pieces: string[] = []
  for (let length = PIECES.shortest; length <= PIECES.longest; length++)
    for (let from = 0; from + length <= word.length; from++) pieces.push(word.slice(from, from + length))
  return pieces
}

/** FNV-1a in 32 bits, whose last step spreads the low bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 0
}

/** A text as a sparse vector: its buckets, each once, and how much of the text each is. */
export type Vector = { buckets: Int32Array; values: Float64Array }

/**
 * Words and pieces each as a vector of length 1: (1 + ln of how often) x how rare (`rarity`, 0 for what is not known), as in Salton and
 * Buckley, "Term-weighting approaches in automatic text retrieval" (1988).
 */
export function vectorOf(heard: readonly Heard[], rarity: (bucket: number) => number): Vector {
  const counts = new Map<number, number>()
  for (const { bucket } of heard) if (rarity(bucket) > 0) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  const buckets = Int32Array.from(counts.keys())
  const values = Float64Array.from(buckets, (bucket) => (1 + Math.log(counts.get(bucket)!)) * rarity(bucket))
  const lengths = [0, 0]
  buckets.forEach((bucket, at) => {
    lengths[bucket < HALF ? 0 : 1]! += values[at]! ** 2
  })
  buckets.forEach((bucket, at) => {
    values[at]! /= Math.sqrt(lengths[bucket < HALF ? 0 : 1]!)
  })
  return { buckets, values }
}
