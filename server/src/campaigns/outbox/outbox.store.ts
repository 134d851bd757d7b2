import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { outboxMessages } from '#db/tables/index.ts'

export type OutboxRow = typeof outboxMessages.$inferSelect

/** The same key of an account is kept once. */
export const insertMessage = ({ db }: Pick<Ctx, 'db'>, values: typeof outboxMessages.$inferInsert) =>
  db.insert(outboxMessages).values(values).onConflictDoNothing()

export type OutboxQuery = {
  channel?: 'email' | 'sms' | undefined
  campaignId?: string | undefined
  to?: string | undefined
  before?: string | undefined
  limit: number
}

export const listMessages = ({ db, accountId }: Owned, { channel, campaignId, to, before, limit }: OutboxQuery) => {
  const last = sql`(select number from ${outboxMessages} where id = ${before ?? null} and account_id = ${accountId})`
  return db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.accountId, accountId),
        channel && eq(outboxMessages.channel, channel),
        campaignId ? eq(outboxMessages.campaignId, campaignId) : undefined,
        to ? eq(outboxMessages.to, to) : undefined,
        before ? lt(outboxMessages.number, last) : undefined,
      ),
    )
    .orderBy(desc(outboxMessages.number))
    .limit(limit)
}

export const findMessage = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.id, id), eq(outboxMessages.accountId, accountId)))
  )[0]

export const deleteMessagesBefore = ({ db }: Pick<Ctx, 'db'>, time: Date) =>
  db.delete(outboxMessages).where(lt(outboxMessages.at, time))
