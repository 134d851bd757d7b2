import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { brands, tickets, videos } from '#db/tables/index.ts'

const MOST_LISTED = 500

const shown = ({ db }: Owned) =>
  db
    .select({ ticket: tickets, videoTitle: videos.title, brandName: brands.name })
    .from(tickets)
    .innerJoin(videos, eq(videos.id, tickets.videoId))
    .leftJoin(brands, eq(brands.id, videos.brandId))

export type TicketShown = Awaited<ReturnType<typeof shown>>[number]

/** Unanswered ones first, the newest first. */
export const listTickets = (ctx: Owned): Promise<TicketShown[]> =>
  shown(ctx)
    .where(eq(tickets.accountId, ctx.accountId))
    .orderBy(sql`${tickets.answeredAt} is not null`, desc(tickets.createdAt))
    .limit(MOST_LISTED)

export const findTicket = async (ctx: Owned, id: string): Promise<TicketShown | undefined> =>
  (await shown(ctx).where(and(eq(tickets.accountId, ctx.accountId), eq(tickets.id, id))))[0]

export const insertTicket = ({ db, accountId }: Owned, values: Omit<typeof tickets.$inferInsert, 'accountId'>) =>
  db.insert(tickets).values({ ...values, accountId })

/** People who left their address on a film page, each once. */
export async function countLeads({ db, accountId }: Owned): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct lower(${tickets.email}))::int` })
    .from(tickets)
    .where(eq(tickets.accountId, accountId))
  return row?.count ?? 0
}

/** Nobody else answers it until the transaction ends. */
export const lockTicket = ({ db, accountId }: Owned, id: string) =>
  db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId), eq(tickets.id, id)))
    .for('update')

export const changeTicket = (
  { db, accountId }: Owned,
  id: string,
  values: Partial<Pick<typeof tickets.$inferInsert, 'answeredAt' | 'answer'>>,
) =>
  db
    .update(tickets)
    .set(values)
    .where(and(eq(tickets.id, id), eq(tickets.accountId, accountId)))

export const deleteTicketRow = async ({ db, accountId }: Owned, id: string): Promise<boolean> =>
  (
    await db
      .delete(tickets)
      .where(and(eq(tickets.id, id), eq(tickets.accountId, accountId)))
      .returning({ id: tickets.id })
  ).length === 1

export async function openTickets({ db, accountId }: Owned): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId), isNull(tickets.answeredAt)))
  return row?.count ?? 0
}
