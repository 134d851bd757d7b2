import { ticketRoutes } from '@octavo/contract/ticket'
import { ticketSchemas } from '@octavo/contract/ticket/schemas'
import { serve } from '#http/serve.ts'
import { answerTicket, deleteTicket, listTickets, markTicket } from './tickets.service.ts'

export const ticketsServed = serve(ticketRoutes, ticketSchemas, {
  list: (ctx) => ctx.figures.of(ctx, 'tickets', () => listTickets(ctx)),
  change: (ctx, { params, body }) => markTicket(ctx, params.id, body.answered),
  answer: (ctx, { params, body }) => answerTicket(ctx, params.id, body.text),
  remove: (ctx, { params }) => deleteTicket(ctx, params.id),
})
