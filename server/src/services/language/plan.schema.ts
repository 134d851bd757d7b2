/** A week's plan as a model hands it over. */
import { z } from 'zod'

const Film = z.object({
  subject: z.string().describe('The id of the subject, such as S3'),
  title: z.string(),
  firstLine: z.string().describe('What is spoken first'),
})

export const PlanAnswer = z.object({ films: z.array(Film) })
export type PlanAnswer = z.output<typeof PlanAnswer>

const { $schema: _, ...shape } = z.toJSONSchema(PlanAnswer)
export const PLAN_SHAPE = { name: 'plan', shape }
