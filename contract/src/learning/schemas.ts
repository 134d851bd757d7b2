import { NICHES } from '#brand/limits.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { LEARNED_TRAITS } from './limits.ts'

/** What did better or worse than the account's other films of the niche. */
export const LearnedPattern = z.object({
  niche: z.enum(NICHES),
  trait: z.enum(LEARNED_TRAITS),
  /** Which kind of hook, structure, length, subject or time of day. */
  value: z.string(),
  /** Points, -5 to 5, that the viral score of such scripts moves by, or by which a plan brings such subjects sooner; 0 for posting times, which are advice. */
  effect: z.number(),
  /** Films that had it, and films it was compared with. */
  films: z.number(),
  comparedWith: z.number(),
  says: z.string(),
})
export type LearnedPattern = z.output<typeof LearnedPattern>

export const LearningStatus = z.object({
  recentLearning: z.object({
    patterns: z.array(LearnedPattern),
    ethicalValidation: z.object({
      /** Points by which the humanity of scripts since the first cycle lies above that of those before; null until there are both. */
      humanityScoreImprovement: z.number().nullable(),
      averageHumanityScore: z.number().nullable(),
      humanityThreshold: z.number(),
      /** Lessons never lift a script over the officer's rules. */
      complianceRate: z.number().nullable(),
    }),
    /** Published films that enough people saw, and all that are published. */
    filmsLearnedFrom: z.number(),
    filmsPublished: z.number(),
  }),
  lastCycleAt: z.string().nullable(),
  nextCycleAt: z.string().nullable(),
  everyHours: z.number(),
  mode: z.enum(['continuous', 'off']),
  cycles: z.array(
    z.object({
      at: z.string(),
      trigger: z.enum(['clock', 'person']),
      patternsFound: z.number(),
      improvementsApplied: z.number(),
      films: z.number(),
    }),
  ),
  /** What is known, or what is missing until something is, in a sentence. */
  says: z.string(),
})
export type LearningStatus = z.output<typeof LearningStatus>

export const learningSchemas = {
  trigger: {
    reply: z.object({
      success: z.literal(true),
      patternsFound: z.number(),
      /** Weights that are other than before. */
      improvementsApplied: z.number(),
      films: z.number(),
      says: z.string(),
    }),
  },
  status: { reply: LearningStatus },
} satisfies Record<string, RowSchemas>
