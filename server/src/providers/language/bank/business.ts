import { businessItems1 } from './business-1.ts'
import { businessItems2 } from './business-2.ts'
import { businessItems3 } from './business-3.ts'
import { businessItems4 } from './business-4.ts'
import { businessItems5 } from './business-5.ts'
import type { KnowledgeItem } from './item.ts'

/** Everything the bank knows for Business & Entrepreneurship, sub-area by sub-area. */
export const businessItems: KnowledgeItem[] = [
  ...businessItems1,
  ...businessItems2,
  ...businessItems3,
  ...businessItems4,
  ...businessItems5,
]
