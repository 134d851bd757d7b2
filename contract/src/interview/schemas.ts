import { BRAND_LIMITS, FACT_KINDS } from '#brand/limits.ts'
import { Brand } from '#brand/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { INTERVIEW_QUESTIONS } from './limits.ts'

/** A question as it is put to the owner of this trade, and what became of it. */
export const InterviewQuestion = z.object({
  id: z.enum(INTERVIEW_QUESTIONS),
  ask: z.string(),
  /** How somebody of the trade could answer. */
  hint: z.string(),
  /** What a customer could be told, where the question asks for a question of theirs. */
  answerHint: z.string().optional(),
  kind: z.enum(FACT_KINDS),
  answered: z.boolean(),
  skipped: z.boolean(),
  /** What the owner wrote; empty where nothing is. */
  text: z.string(),
  answer: z.string(),
})
export type InterviewQuestion = z.output<typeof InterviewQuestion>

/** How much there is to tell about a business without telling anything twice. */
export const Supply = z.object({
  /** Shorts about the business, and the full weeks they make. */
  films: z.number(),
  weeks: z.number(),
  /** The same in a sentence or two. */
  says: z.string(),
  /** What would help most, a sentence each. */
  add: z.array(z.string()),
})
export type Supply = z.output<typeof Supply>

export const Interview = z.object({ questions: z.array(InterviewQuestion), supply: Supply })
export type Interview = z.output<typeof Interview>

export const InterviewReply = z.union(
  [
    z.strictObject({
      text: z.string().trim().min(1).max(BRAND_LIMITS.factText),
      /** What customers are told, where the text is a question of theirs. */
      answer: z.string().trim().max(BRAND_LIMITS.factText).optional(),
    }),
    z.strictObject({ skip: z.literal(true) }),
  ],
  'Write an answer, or skip the question',
)
export type InterviewReply = z.input<typeof InterviewReply>

export const interviewSchemas = {
  get: { reply: Interview },
  reply: { body: InterviewReply, reply: z.object({ interview: Interview, brand: Brand }) },
} satisfies Record<string, RowSchemas>
