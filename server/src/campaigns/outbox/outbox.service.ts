import type { OutboxMessage } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import type { Ctx, Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import type { Outbox } from '#services/sending/outbox.ts'
import { DAY_MS, earlier } from '#time.ts'
import * as store from './outbox.store.ts'

const KEPT_DAYS = 90

/** The outbox that the embedded mail and text services deliver to. */
export const databaseOutbox = (ctx: Pick<Ctx, 'db' | 'now'>): Outbox => ({
  put: async (entry) => {
    await store.insertMessage(ctx, { ...entry, at: ctx.now() })
  },
})

export const listOutbox = async (ctx: Owned, query: store.OutboxQuery): Promise<OutboxMessage[]> =>
  (await store.listMessages(ctx, query)).map(outboxView)

export async function getOutboxMessage(ctx: Owned, id: string) {
  const row = await store.findMessage(ctx, id)
  if (!row) throw new Refusal('not-found', messages.campaign.messageNotFound)
  return { ...outboxView(row), html: row.html, headers: row.headers }
}

export const forgetOldMessages = async (ctx: Ctx): Promise<void> => {
  await store.deleteMessagesBefore(ctx, earlier(ctx.now(), KEPT_DAYS * DAY_MS))
}

const outboxView = ({ id, channel, from, to, subject, text, campaignId, at }: store.OutboxRow): OutboxMessage => ({
  id,
  channel,
  from,
  to,
  subject,
  text,
  campaignId,
  at: at.toISOString(),
})
