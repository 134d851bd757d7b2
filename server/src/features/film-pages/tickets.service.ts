import { messages, type Ticket } from '@octavo/contract'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import * as store from './tickets.store.ts'

export async function listTickets(ctx: Owned): Promise<{ open: number; tickets: Ticket[] }> {
  const [open, rows] = await Promise.all([store.openTickets(ctx), store.listTickets(ctx)])
  return { open, tickets: rows.map(ticketView) }
}

export async function answerTicket(ctx: Owned, id: string, answered: boolean): Promise<Ticket> {
  await getTicket(ctx, id)
  await store.markAnswered(ctx, id, answered ? ctx.now() : null)
  return ticketView(await getTicket(ctx, id))
}

export async function deleteTicket(ctx: Owned, id: string): Promise<{ success: true }> {
  if (!(await store.deleteTicketRow(ctx, id))) throw new Refusal('not-found', messages.posting.ticketNotFound)
  return { success: true }
}

async function getTicket(ctx: Owned, id: string): Promise<store.TicketShown> {
  const found = await store.findTicket(ctx, id)
  if (!found) throw new Refusal('not-found', messages.posting.ticketNotFound)
  return found
}

const ticketView = ({ ticket, videoTitle }: store.TicketShown): Ticket => ({
  id: ticket.id,
  videoId: ticket.videoId,
  videoTitle,
  name: ticket.name,
  email: ticket.email,
  text: ticket.text,
  createdAt: ticket.createdAt.toISOString(),
  answeredAt: ticket.answeredAt?.toISOString() ?? null,
})
