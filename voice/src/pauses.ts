/** How long a voice rests between two sentences: by what ends there, by its length, and a little by its words. */

import { wordsOf } from '#text/sentences.ts'

/** Milliseconds after a sentence of ten words that ends so. */
const AFTER: Record<string, number> = { '.': 330, '?': 400, '!': 300, ':': 260, '\u2026': 430 }
const OTHERWISE = 340
const BETWEEN_PARAGRAPHS = 590
/** A breath grows by so much with each word, and up to this many. */
const LENGTH = { least: 0.86, aWord: 0.016, most: 20 }
/** A few words stand out when something goes before them. */
const FEW_WORDS = { upTo: 4, factor: 1.1 }
const TASTE = 0.1

/** The rest after `said` in milliseconds, at the voice's own speed. The same sentences, the same rest. */
export function restBetween(said: string, next: string, sameParagraph: boolean): number {
  const sign = /[.?!:\u2026](?=["'\u201d\u2019)\]]*$)/u.exec(said.trim())?.[0] ?? ''
  const base = sameParagraph ? (AFTER[sign] ?? OTHERWISE) : BETWEEN_PARAGRAPHS
  const length = LENGTH.least + LENGTH.aWord * Math.min(LENGTH.most, wordsOf(said).length)
  const few = wordsOf(next).length <= FEW_WORDS.upTo ? FEW_WORDS.factor : 1
  return base * length * few * (1 + TASTE * (2 * shareOf(`${said} ${next}`) - 1))
}

/** A number from 0 to 1 that a text always has (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) / 2 ** 32
}
