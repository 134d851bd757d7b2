/** What the writer knows about something, whoever writes. */
import type { Niche } from '@octavo/contract/brand'
import { plainSentence, stemsOf } from '@octavo/voice/text'
import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { NICHE_ITEMS } from '#knowledge/niches.ts'
import type { Knowledge } from '#script.ts'

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
