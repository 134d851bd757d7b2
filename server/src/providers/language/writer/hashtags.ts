import type { Niche } from '@octavo/contract'
import type { Desk } from './desk.ts'
import type { Material } from './material.ts'

const NICHE_TAGS: Record<Niche, string[]> = {
  'AI & Technology': ['technology', 'techtips', 'digital'],
  'Business & Entrepreneurship': ['smallbusiness', 'entrepreneurship', 'business'],
  'Personal Development': ['personaldevelopment', 'learning', 'habits'],
  'Marketing & Sales': ['marketing', 'smallbusiness', 'sales'],
}

/** Three to six: the niche, the trade, and the subject of the film. */
export function hashtagsFor(desk: Desk, used: readonly Material[]): string[] {
  const trade = desk.trade ? desk.trade.hashtags.slice(0, 2) : []
  const subject = used.filter((one) => one.lane === 'niche').flatMap((one) => one.keywords.slice(0, 2))
  const niche = desk.chance.shuffled(NICHE_TAGS[desk.request.brand.niche]).slice(0, 2)
  const tags = [...trade, ...subject.slice(0, 2).map(asTag), ...niche]
  return [...new Set(tags)].slice(0, 6)
}

const asTag = (word: string): string => word.replace(/[^a-z0-9]/g, '')
