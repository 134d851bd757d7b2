import type { z } from 'zod'
import { rows } from './route.ts'
import type { Ticket as TicketSchema, ticketSchemas } from './ticket.schemas.ts'

export type Ticket = z.output<typeof TicketSchema>

/** What a visitor of a film page may write. */
export const VISITOR_MESSAGE = { name: 80, email: 200, text: 2000 } as const
export const TICKET_ANSWER_MAX = 4000

export const ticketRoutes = rows<typeof ticketSchemas>()({
  list: { method: 'GET', path: '/api/tickets' },
  change: { method: 'PUT', path: '/api/tickets/{id}' },
  answer: { method: 'POST', path: '/api/tickets/{id}/answer' },
  remove: { method: 'DELETE', path: '/api/tickets/{id}' },
})
