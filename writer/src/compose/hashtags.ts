import type { Niche } from '@octavo/contract/brand'
import { ownersWords } from '#english/owner.words.ts'
import type { Material } from '#topics/material.ts'
import type { WriterContext } from './context.ts'

const NICHE_TAGS: Record<Niche, readonly string[]> = {
  'AI & Technology': ['technology', 'techtips', 'digital'],
  'Business & Entrepreneurship': ['smallbusiness', 'entrepreneurship', 'business'],
  'Personal Development': ['personaldevelopment', 'selfimprovement', 'habits'],
  'Marketing & Sales': ['marketing', 'smallbusiness', 'sales'],
}
const MOST = 6
const LONGEST = 24

/** Three to six: what the owner asked for, the trade, the subject of the film, the niche. */
export function hashtagsFor(context: WriterContext, told: readonly Material[]): string[] {
  const { topic, brand } = context.request
  const wish = topic && ownersWords(topic).kind === 'phrase' ? [asTag(topic)] : []
  const trade = context.trades.flatMap(({ hashtags }) => hashtags.slice(0, 2)).slice(0, 3)
  const subject = told
    .filter(({ topicSource }) => topicSource === 'niche')
    .flatMap(({ keywords }) => keywords.slice(0, 2).map(asTag))
  const niche = context.chance.shuffled(NICHE_TAGS[brand.niche]).slice(0, trade.length > 0 ? 1 : 2)
  const tags = [...wish, ...trade, ...subject.slice(0, 2), ...niche].filter((tag) => tag && tag.length <= LONGEST)
  return [...new Set([...tags, ...NICHE_TAGS[brand.niche]])].slice(0, Math.max(3, Math.min(MOST, new Set(tags).size)))
}

const asTag = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
