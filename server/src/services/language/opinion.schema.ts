/** A second opinion as a model hands it over. */
import { z } from 'zod'

const Remark = z.object({
  about: z.string().describe('The category, by its name in the list'),
  quote: z.string().describe('The words, letter by letter as they stand in the material'),
  explanation: z.string().describe('Why they may break it: one or two plain sentences'),
  likely: z.number().describe('How likely, from 0.5 to 1'),
})

export const OpinionAnswer = z.object({ findings: z.array(Remark) })
export type OpinionAnswer = z.output<typeof OpinionAnswer>

const { $schema: _, ...shape } = z.toJSONSchema(OpinionAnswer)
export const OPINION_SHAPE = { name: 'opinion', shape }
