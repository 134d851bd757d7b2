import type { KnowledgeItem } from './item.ts'
import { technologyPart1 } from './technology-1.ts'
import { technologyPart2 } from './technology-2.ts'
import { technologyPart3 } from './technology-3.ts'
import { technologyPart4 } from './technology-4.ts'

/** What lasts in the niche "AI & Technology": how things work and how a small business uses them well. */
export const technologyItems: KnowledgeItem[] = [
  ...technologyPart1,
  ...technologyPart2,
  ...technologyPart3,
  ...technologyPart4,
]
