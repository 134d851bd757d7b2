import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { cashAndAccounts } from './cash-and-accounts.ts'
import { goalsAndCulture } from './goals-and-culture.ts'
import { growth } from './growth.ts'
import { meetingsAndDecisions } from './meetings-and-decisions.ts'
import { negotiatingAndBuying } from './negotiating-and-buying.ts'
import { operationsAndQuality } from './operations-and-quality.ts'
import { ownersTime } from './owners-time.ts'
import { ownership } from './ownership.ts'
import { people } from './people.ts'
import { pricing } from './pricing.ts'
import { risk } from './risk.ts'
import { startingUp } from './starting-up.ts'
import { strategy } from './strategy.ts'

/** Everything the writer knows for Business & Entrepreneurship, subject by subject. */
export const businessItems: KnowledgeItem[] = [
  ...startingUp,
  ...strategy,
  ...cashAndAccounts,
  ...pricing,
  ...operationsAndQuality,
  ...people,
  ...meetingsAndDecisions,
  ...ownersTime,
  ...negotiatingAndBuying,
  ...risk,
  ...growth,
  ...goalsAndCulture,
  ...ownership,
]
