import { ContactFilter } from '#contact/schemas.ts'
import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { SEGMENT_LIMITS } from './limits.ts'

const said = messages.segment

/** Only what is asked for; what is empty asks for nothing. */
const filter = ContactFilter.transform(
  (filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as ContactFilter,
).refine(({ last: _, ...asked }) => Object.keys(asked).length > 0, said.unfiltered)

export const SegmentDraft = z.object({
  name: z.string(said.unnamed).trim().min(1, said.unnamed).max(SEGMENT_LIMITS.name),
  filter,
})
export type SegmentDraft = z.input<typeof SegmentDraft>

const count = z.number()

/** People who have something in common, looked up whenever it is used: nobody is copied into it. */
export const Segment = z.object({
  id: z.string(),
  name: z.string(),
  filter: ContactFilter,
  /** How many contacts are in it now, and how many of these a mail or a text campaign would reach. */
  contacts: count,
  mailable: count,
  textable: count,
})
export type Segment = z.output<typeof Segment>

export const segmentSchemas = {
  list: { reply: z.object({ segments: z.array(Segment) }) },
  create: { body: SegmentDraft, reply: Segment },
  update: { body: SegmentDraft.partial(), reply: Segment },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: Segment },
} satisfies Record<string, RowSchemas>
