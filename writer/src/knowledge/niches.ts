import type { Niche } from '@octavo/contract/brand'
import { businessItems } from './business/index.ts'
import type { KnowledgeItem } from './knowledge-item.ts'
import { marketingItems } from './marketing/index.ts'
import { developmentItems } from './personal-development/index.ts'
import { technologyItems } from './technology/index.ts'

/** Everything the writer knows, by niche. */
export const NICHE_ITEMS: Record<Niche, KnowledgeItem[]> = {
  'AI & Technology': technologyItems,
  'Business & Entrepreneurship': businessItems,
  'Personal Development': developmentItems,
  'Marketing & Sales': marketingItems,
}
