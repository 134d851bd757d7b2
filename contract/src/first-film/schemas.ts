import { Batch } from '#batch/schemas.ts'
import { PROPOSAL_LIMITS } from '#brand/limits.ts'
import { Brand } from '#brand/schemas.ts'
import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'

export const FirstFilm = z.object({
  /** As it was understood; to be bettered. */
  brand: Brand,
  /** Of one short. */
  batch: Batch,
})
export type FirstFilm = z.output<typeof FirstFilm>

export const firstFilmSchemas = {
  make: {
    body: z.object({
      /** What is sold, to whom, where: in the owner's words. */
      sentence: z
        .string()
        .trim()
        .min(3, messages.brand.sentenceMissing)
        .max(PROPOSAL_LIMITS.sentence, messages.brand.sentenceLong),
      /** The same request twice makes one brand and one film. */
      requestId: z.uuid().optional(),
    }),
    reply: FirstFilm,
  },
} satisfies Record<string, RowSchemas>
