/** What the writer knows about something, whoever writes. */
import type { Niche } from '@octavo/contract/brand'
import { plainSentence, wordsOf } from '@octavo/voice/text'
import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { NICHE_ITEMS } from '#knowledge/niches.ts'

export type Knowledge = { topic: string; fact: string; source: string }

/** A niche's pieces that speak of any of these words, those that speak of most first; and how many it has in all. */
export function knowledgeOn(niche: Niche, words: string): { found: Knowledge[]; total: number } {
  const stems = stemsOf(words)
  const matches = (item: KnowledgeItem) => {
    const text = plainSentence(`${item.topic} ${item.keywords.join(' ')} ${item.fact[0]}`)
    return stems.filter((stem) => ` ${text}`.includes(` ${stem}`)).length
  }
  const ranked = NICHE_ITEMS[niche]
    .map((item) => ({ item, matches: matches(item) }))
    .filter((one) => one.matches > 0)
    .toSorted((a, b) => b.matches - a.matches)
  const found = ranked.map(({ item }) => ({ topic: item.topic, fact: item.fact[0], source: item.source }))
  return { found, total: NICHE_ITEMS[niche].length }
}

const SMALL = new Set(
  'the and for with from that this your you are how why what when about into than more most'.split(' '),
)

/** The telling words of a text, cut so that one form finds the others. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 3 && !SMALL.has(word))
      .map((word) => word.slice(0, Math.max(4, word.length - 2))),
  ),
]
