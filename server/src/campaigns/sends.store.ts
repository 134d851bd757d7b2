import type { Engagement, SendStatus } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { campaigns, contacts, sends } from '#db/tables/index.ts'
import { ADDRESS, isReached, type Whom } from './audience.store.ts'

export type SendRow = typeof sends.$inferSelect
type AtWork = Pick<Ctx, 'db'>

/** A waiting message for everybody the campaign reaches; whoever has one gets no second. */
export const gatherSends = async (
  { db, accountId }: Owned,
  campaignId: string,
  whom: Whom,
  month: string,
): Promise<void> => {
  const { channel } = whom
  await db.execute(sql`
    insert into sends (account_id, campaign_id, contact_id, channel, address, month)
    select distinct on (${ADDRESS[channel]}) ${accountId}::uuid, ${campaignId}::uuid, ${contacts.id}, ${channel},
      ${ADDRESS[channel]}, ${month}
    from ${contacts} where ${isReached(whom, accountId)}
    order by ${ADDRESS[channel]}, ${contacts.number}
    on conflict do nothing`)
}

/** A waiting message for these contacts. */
export const insertSends = async ({ db, accountId }: Owned, rows: Omit<typeof sends.$inferInsert, 'accountId'>[]) =>
  rows.length === 0
    ? []
    : await db
        .insert(sends)
        .values(rows.map((row) => ({ ...row, accountId })))
        .onConflictDoNothing()
        .returning()

/** Messages of the month that were sent or still may be: what the quota counts. */
export const usedInMonth = (ctx: Owned, channel: Channel, month: string): Promise<number> =>
  countInMonth(ctx, channel, month, sql`${sends.status} not in ('skipped', 'failed')`)

/** Messages of the month that stand in the outbox. */
export const keptInMonth = (ctx: Owned, channel: Channel, month: string): Promise<number> =>
  countInMonth(ctx, channel, month, eq(sends.status, 'kept'))

/** Messages of the month that have left. */
export const sentInMonth = (ctx: Owned, channel: Channel, month: string): Promise<number> =>
  countInMonth(ctx, channel, month, inArray(sends.status, ['sent', 'delivered', 'bounced', 'unknown']))

async function countInMonth({ db, accountId }: Owned, channel: Channel, month: string, which: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sends)
    .where(and(eq(sends.accountId, accountId), eq(sends.channel, channel), eq(sends.month, month), which))
  return row?.count ?? 0
}

export type SendFigures = {
  recipients: number
  queued: number
  kept: number
  sent: number
  delivered: number
  bounced: number
  failed: number
  unknown: number
  opened: number
  clicked: number
  unsubscribed: number
  signedUp: number
  nextSendAt: Date | null
}

const having = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
const inStatus = (...statuses: SendStatus[]) => having(inArray(sends.status, statuses))

/** The figures of campaigns, by their ids; tests are not counted. */
export const sendFigures = async ({ db, accountId }: Owned, ids: string[]): Promise<Map<string, SendFigures>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: sends.campaignId,
      recipients: sql<number>`count(*)::int`,
      queued: inStatus('queued', 'sending'),
      kept: inStatus('kept'),
      sent: inStatus('sent', 'delivered', 'bounced'),
      delivered: inStatus('delivered'),
      bounced: inStatus('bounced'),
      failed: inStatus('failed'),
      unknown: inStatus('unknown'),
      opened: having(isNotNull(sends.openedAt)),
      clicked: having(isNotNull(sends.clickedAt)),
      unsubscribed: having(isNotNull(sends.unsubscribedAt)),
      signedUp: having(isNotNull(sends.signedUpAt)),
      nextSendAt: sql<Date | null>`min(${sends.notBefore}) filter (where ${sends.status} = 'queued')`.mapWith(
        sends.notBefore,
      ),
    })
    .from(sends)
    .where(and(eq(sends.accountId, accountId), inArray(sends.campaignId, ids), eq(sends.test, false)))
    .groupBy(sends.campaignId)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

export type SendQuery = { state?: SendStatus | Engagement | undefined; before?: string | undefined; limit: number }

const DEED_TIMES = {
  opened: sends.openedAt,
  clicked: sends.clickedAt,
  unsubscribed: sends.unsubscribedAt,
  'signed-up': sends.signedUpAt,
} as const

const inState = (state: SendStatus | Engagement): SQL =>
  state in DEED_TIMES ? isNotNull(DEED_TIMES[state as Engagement]) : eq(sends.status, state as SendStatus)

/** A campaign's messages by their address, a page at a time. */
export const listSends = ({ db, accountId }: Owned, campaignId: string, { state, before, limit }: SendQuery) => {
  const last = sql`(select address from ${sends} where id = ${before ?? null} and account_id = ${accountId})`
  return db
    .select()
    .from(sends)
    .where(
      and(
        eq(sends.accountId, accountId),
        eq(sends.campaignId, campaignId),
        eq(sends.test, false),
        before ? gt(sends.address, last) : undefined,
        state && inState(state),
      ),
    )
    .orderBy(asc(sends.address))
    .limit(limit)
}

type Engagements = { at: Date; sent: number; opened: number; clicked: number; unsubscribed: number; signedUp: number }

/** How much of everything happened in each hour, or day of the time zone, in which something did. */
export const engagementOverTime = async (
  { db, accountId }: Owned,
  campaignId: string,
  unit: 'hour' | 'day',
  timeZone: string,
): Promise<Engagements[]> => {
  const many = (what: string, name: string) =>
    sql`(count(*) filter (where deed.what = ${what}))::int as ${sql.identifier(name)}`
  const { rows } = await db.execute<Omit<Engagements, 'at'> & { at: string }>(sql`
    select date_trunc(${unit}, deed.at, ${timeZone}) as at, ${many('sent', 'sent')}, ${many('opened', 'opened')},
      ${many('clicked', 'clicked')}, ${many('unsubscribed', 'unsubscribed')}, ${many('signed up', 'signedUp')}
    from ${sends} cross join lateral (values ('sent', sent_at), ('opened', opened_at), ('clicked', clicked_at),
      ('unsubscribed', unsubscribed_at), ('signed up', signed_up_at)) as deed (what, at)
    where account_id = ${accountId} and campaign_id = ${campaignId} and not test and deed.at is not null
    group by 1 order by 1`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Whoever it belongs to: its token was ours. */
export const sendById = async ({ db }: AtWork, id: string) =>
  (
    await db
      .select({ send: sends, campaign: campaigns })
      .from(sends)
      .innerJoin(campaigns, eq(campaigns.id, sends.campaignId))
      .where(eq(sends.id, id))
  )[0]

/** Sets what a person did with a message the first time it happens; answers whether it was the first. */
export const noteEngagement = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
  what: 'openedAt' | 'clickedAt' | 'watchedAt' | 'unsubscribedAt' | 'signedUpAt',
): Promise<boolean> => {
  const rows = await db
    .update(sends)
    .set({ [what]: now() })
    .where(and(eq(sends.id, id), isNull(sends[what])))
    .returning({ id: sends.id })
  return rows.length > 0
}

/** Waiting messages that may go now, and when the next may. */
export const waitingSends = async ({ db }: AtWork, campaignId: string, now: Date, limit: number) => {
  const waiting = and(eq(sends.campaignId, campaignId), eq(sends.status, 'queued'), eq(sends.test, false))
  const rows = await db
    .select({ id: sends.id })
    .from(sends)
    .where(and(waiting, or(isNull(sends.notBefore), lte(sends.notBefore, now))))
    .orderBy(asc(sends.id))
    .limit(limit)
  const [next] = await db
    .select({ at: sql`min(${sends.notBefore})`.mapWith(sends.notBefore) })
    .from(sends)
    .where(waiting)
  return { ids: rows.map(({ id }) => id), next: next?.at ?? null }
}

export const countInStatus = async ({ db }: AtWork, campaignId: string, status: SendStatus): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(sends)
    .where(and(eq(sends.campaignId, campaignId), eq(sends.status, status), eq(sends.test, false)))
  return row?.count ?? 0
}

/** A message with its contact as both are now. */
export const loadSend = async ({ db }: AtWork, id: string) =>
  (
    await db
      .select({
        send: sends,
        contact: contacts,
        stopped: sql<boolean>`exists (select from suppressions s where s.account_id = sends.account_id
          and s.channel = sends.channel and s.address = sends.address)`,
      })
      .from(sends)
      .leftJoin(contacts, eq(contacts.id, sends.contactId))
      .where(eq(sends.id, id))
  )[0]

/** Claims a waiting message for this run; false when the campaign was paused, or another run has it. */
export const claimSend = async (
  { db }: AtWork,
  id: string,
  { campaignId, run }: { campaignId: string; run: number },
): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    update sends set status = 'sending', attempts = attempts + 1 from campaigns
    where sends.id = ${id} and sends.status = 'queued' and campaigns.id = sends.campaign_id
      and campaigns.id = ${campaignId} and campaigns.run = ${run} and campaigns.status = 'sending'`)
  return rowCount === 1
}

export type SendPatch = Partial<
  Pick<SendRow, 'status' | 'attempts' | 'notBefore' | 'messageId' | 'problem' | 'sentAt' | 'contactId' | 'address'>
>

/** Changes a message if its status is one of these. */
export const changeSend = async (
  { db }: AtWork,
  { id, from }: { id: string; from: SendStatus[] },
  patch: SendPatch,
): Promise<boolean> => {
  const rows = await db
    .update(sends)
    .set(patch)
    .where(and(eq(sends.id, id), inArray(sends.status, from)))
    .returning({ id: sends.id })
  return rows.length > 0
}

/** Messages among these that a run claimed and did not finish. */
export const settleInterrupted = ({ db }: AtWork, ids: string[], patch: SendPatch) =>
  db
    .update(sends)
    .set(patch)
    .where(and(inArray(sends.id, ids), eq(sends.status, 'sending')))

/** Who waits for a campaign that was taken back waits for nothing any more. */
export const dropWaiting = ({ db, accountId }: Owned, campaignId: string) =>
  db
    .delete(sends)
    .where(
      and(
        eq(sends.accountId, accountId),
        eq(sends.campaignId, campaignId),
        eq(sends.status, 'queued'),
        eq(sends.test, false),
      ),
    )

/** What still waits will not be sent. */
export const skipWaiting = ({ db }: AtWork, campaignId: string, problem: string) =>
  db
    .update(sends)
    .set({ status: 'skipped', problem })
    .where(and(eq(sends.campaignId, campaignId), eq(sends.status, 'queued')))

/** The addresses of forgotten contacts go with them; the figures stay. */
export const forgetAddresses = ({ db }: AtWork) =>
  db
    .update(sends)
    .set({ address: sql`'forgotten ' || ${sends.id}` })
    .where(and(isNull(sends.contactId), eq(sends.test, false), sql`${sends.address} not like 'forgotten %'`))
