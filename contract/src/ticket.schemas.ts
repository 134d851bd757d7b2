import { z } from 'zod'
import type { RowSchemas } from './route.ts'

/** A message that a visitor left on a film page. */
export const Ticket = z.object({
  id: z.string(),
  videoId: z.string(),
  videoTitle: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  text: z.string(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
})

export const ticketSchemas = {
  list: { reply: z.object({ open: z.number(), tickets: z.array(Ticket) }) },
  change: { body: z.object({ answered: z.boolean() }), reply: Ticket },
  remove: { reply: z.object({ success: z.literal(true) }) },
} satisfies Record<string, RowSchemas>
