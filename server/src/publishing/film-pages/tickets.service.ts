import { randomUUID } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import type { Ticket } from '@octavo/contract/ticket'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { Refusal } from '#refusal.ts'
import type { Mail } from '#services/email/email.ts'
import { escapeHtml } from '#text/html.ts'
import * as store from './tickets.store.ts'

export async function listTickets(ctx: Owned): Promise<{ open: number; tickets: Ticket[] }> {
  const [open, rows] = await Promise.all([store.openTickets(ctx), store.listTickets(ctx)])
  return { open, tickets: rows.map(ticketView) }
}

/** Puts a message away, or back. */
export async function markTicket(ctx: Owned, id: string, answered: boolean): Promise<Ticket> {
  await getTicket(ctx, id)
  await store.changeTicket(ctx, id, { answeredAt: answered ? ctx.now() : null })
  return ticketView(await getTicket(ctx, id))
}

/** Mails an answer to whoever wrote, in the brand's name; what they reply comes to the owner. Two at once send one mail. */
export async function answerTicket(ctx: SignedIn, id: string, text: string): Promise<Ticket & { embedded: boolean }> {
  const { email: sender } = ctx.services
  return inTransaction(ctx, async (within) => {
    await store.lockTicket(within, id)
    const shown = await getTicket(within, id)
    if (!shown.ticket.email) throw new Refusal('conflict', messages.posting.ticketNoAddress)
    if (shown.ticket.answeredAt) throw new Refusal('conflict', messages.posting.ticketAnswered)
    await sender.send(answerMail(ctx, shown, shown.ticket.email, text)).catch((error: unknown) => {
      ctx.log.warn(`The answer to message ${id} was not sent`, error)
      throw new Refusal('unavailable', messages.posting.ticketNotSent)
    })
    await store.changeTicket(within, id, { answeredAt: ctx.now(), answer: text })
    return { ...ticketView(await getTicket(within, id)), embedded: sender.embedded }
  })
}

function answerMail({ account }: SignedIn, shown: store.TicketShown, to: string, text: string): Mail {
  const { ticket, videoTitle, brandName } = shown
  const quoted = ticket.text.replace(/^/gm, '> ')
  const words = `${text}\n\nYou wrote about “${videoTitle}”:\n${quoted}`
  return {
    key: randomUUID(),
    accountId: account.id,
    campaignId: null,
    fromName: brandName ?? `${account.firstName} ${account.lastName}`,
    replyTo: account.email,
    to,
    subject: `Re: ${videoTitle}`,
    text: words,
    html: `<p style="white-space:pre-wrap">${escapeHtml(words)}</p>`,
    unsubscribeUrl: null,
    listId: null,
  }
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
  answer: ticket.answer,
})
