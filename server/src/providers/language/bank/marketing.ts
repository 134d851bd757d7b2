import type { KnowledgeItem } from './item.ts'
import { marketingItems1 } from './marketing-1.ts'
import { marketingItems2 } from './marketing-2.ts'
import { marketingItems3 } from './marketing-3.ts'
import { marketingItems4 } from './marketing-4.ts'
import { marketingItems5 } from './marketing-5.ts'

/** Everything the bank knows for Marketing & Sales, sub-area by sub-area. */
export const marketingItems: KnowledgeItem[] = [
  ...marketingItems1,
  ...marketingItems2,
  ...marketingItems3,
  ...marketingItems4,
  ...marketingItems5,
]
