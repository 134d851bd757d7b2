import { NICHES } from '#brand/limits.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { LEARNED_TRAITS, LEARNED_VALUE_MAX } from './limits.ts'

/** Which pattern is meant. */
const Which = z.object({
  niche: z.enum(NICHES),
  trait: z.enum(LEARNED_TRAITS),
  /** Which kind of hook, structure, length, subject or time of day. */
  value: z.string().max(LEARNED_VALUE_MAX),
})

/** What did better or worse than the account's other films of the niche, beyond what chance makes. */
export const LearnedPattern = Which.extend({
  /**
   * Points, -5 to 5, that the viral score of such scripts moves by, or by which a plan brings such subjects sooner; 0 for posting
   * times, which are advice, and while it is set aside.
   */
  effect: z.number(),
  /** The points that its films taught, whether they are used or set aside. */
  taught: z.number(),
  /** What of it is at work, from what it was to what it is, and since when. */
  change: z.object({ from: z.number(), to: z.number(), at: z.string() }),
  /** When it was first learned. */
  since: z.string(),
  /** How often chance alone shows as much, of all that was looked at, 0 to 1; and that in a sentence. */
  chance: z.number(),
  sure: z.string(),
  evidence: z.object({
    /** Films that have it and are still there; the newest of them. */
    total: z.number(),
    films: z.array(z.object({ id: z.string(), title: z.string(), views: z.number() })),
    /** The views of the film in the middle of those that have it, and of the others. */
    usualViews: z.object({ these: z.number(), others: z.number() }),
  }),
  /** Its owner does not want it to be used. */
  setAside: z.boolean(),
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
  /** How many films it takes to notice a difference, by how far this account's films stand apart. */
  noticing: z.object({
    /** So many percent more results are noticed four times of five, where one film in three of so many in a niche has what makes it. */
    percent: z.number(),
    films: z.number(),
    /** Films of the niche that has most of them, and how many percent it takes with these; null while they are few. */
    now: z.object({ films: z.number(), percent: z.number() }).nullable(),
    says: z.string(),
  }),
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
  setAside: { body: Which, reply: LearningStatus },
  useAgain: { body: Which, reply: LearningStatus },
} satisfies Record<string, RowSchemas>
