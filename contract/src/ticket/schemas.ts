import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { TICKET_ANSWER_MAX, VISITOR_MESSAGE } from './limits.ts'

/** A message that a visitor left on a film page. */
export const Ticket = z.object({
  id: z.string(),
  videoId: z.string(),
  videoTitle: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  text: z.string(),
  createdAt: z.string(),
  /** When it was answered, or put away without a word. */
  answeredAt: z.string().nullable(),
  /** What was sent to its writer. */
  answer: z.string().nullable(),
})
export type Ticket = z.output<typeof Ticket>

const orNothing = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .transform((text) => text || null)

/** What the letter box of a film page takes; `website` is a trap for programs. */
export const VisitorMessage = z.object({
  text: z.string().trim().min(1, 'Please write a message').max(VISITOR_MESSAGE.text),
  name: orNothing(VISITOR_MESSAGE.name).default(null),
  email: orNothing(VISITOR_MESSAGE.email)
    .refine((email) => email === null || z.email().safeParse(email).success, messages.account.email)
    .default(null),
  website: z.string().max(VISITOR_MESSAGE.text).default(''),
})

export const ticketSchemas = {
  list: { reply: z.object({ open: z.number(), tickets: z.array(Ticket) }) },
  change: { body: z.object({ answered: z.boolean() }), reply: Ticket },
  answer: {
    body: z.object({ text: z.string().trim().min(1, messages.posting.ticketAnswer).max(TICKET_ANSWER_MAX) }),
    reply: Ticket.extend({
      /** Nothing left this machine: the mail lies in the outbox. */
      embedded: z.boolean(),
    }),
  },
  remove: { reply: z.object({ success: z.literal(true) }) },
} satisfies Record<string, RowSchemas>
