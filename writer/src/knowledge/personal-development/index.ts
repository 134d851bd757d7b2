import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { attention } from './attention.ts'
import { composure } from './composure.ts'
import { conversation } from './conversation.ts'
import { decisions } from './decisions.ts'
import { feedback } from './feedback.ts'
import { habits } from './habits.ts'
import { learning } from './learning.ts'
import { memory } from './memory.ts'
import { rest } from './rest.ts'
import { speakingInPublic } from './speaking-in-public.ts'
import { teams } from './teams.ts'
import { time } from './time.ts'

/** What lasts in the niche "Personal Development": learning, habits, attention, talk, decisions and teams. */
export const developmentItems: KnowledgeItem[] = [
  ...memory,
  ...learning,
  ...habits,
  ...attention,
  ...time,
  ...rest,
  ...conversation,
  ...feedback,
  ...speakingInPublic,
  ...decisions,
  ...teams,
  ...composure,
]
