import { developmentPart1 } from './development-1.ts'
import { developmentPart2 } from './development-2.ts'
import { developmentPart3 } from './development-3.ts'
import { developmentPart4 } from './development-4.ts'
import type { KnowledgeItem } from './item.ts'

/** What lasts in the niche "Personal Development": learning, habits, attention, talk, decisions and teams. */
export const developmentItems: KnowledgeItem[] = [
  ...developmentPart1,
  ...developmentPart2,
  ...developmentPart3,
  ...developmentPart4,
]
