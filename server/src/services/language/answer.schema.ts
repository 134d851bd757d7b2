/** A script as a model hands it over. */
import { z } from 'zod'

export const CARD_KINDS = ['phrase', 'question', 'quote', 'item', 'step', 'compare', 'figure'] as const

const Card = z.object({
  kind: z.enum(CARD_KINDS).describe('phrase, question, quote, item of a list, step in time, compare, or figure'),
  text: z.string().describe('What stands there; of compare what is wrong, of figure the value'),
  other: z.string().nullable().describe('Of step when it is, of compare what is right, of figure its label; else null'),
})

const Line = z.object({
  spoken: z.string().describe('One or two whole sentences, said as they stand'),
  facts: z.array(z.string()).describe('The ids of all that this line says of the business or knows, such as F2 or P1'),
  card: Card.nullable().describe('What the screen shows meanwhile: at most seven words, or null'),
  icon: z.string().nullable().describe('The picture of the line: a name of the list, or null'),
  emphasis: z.string().nullable().describe('The word of the card that is marked, or null'),
  chapter: z.string().nullable().describe('Of a long film: how a chapter that begins here is called; else null'),
})

// Every field stands in each answer: what a vendor calls strict knows no field that may be missing.
export const ScriptAnswer = z.object({
  title: z.string(),
  lines: z.array(Line),
  hashtags: z.array(z.string()),
})
export type ScriptAnswer = z.output<typeof ScriptAnswer>

const { $schema: _, ...shape } = z.toJSONSchema(ScriptAnswer)
export const SCRIPT_SHAPE = { name: 'script', shape }
