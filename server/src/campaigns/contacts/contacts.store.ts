import {
  type Agreement,
  type Channel,
  CONTACT_LIMITS,
  type ContactFilter,
  type ContactResponse,
  type ContactSort,
  type ContactStatus,
} from '@octavo/contract/contact'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Ctx, Owned } from '#context.ts'
import { consents, contacts, suppressions } from '#db/tables/index.ts'

export type ContactRow = typeof contacts.$inferSelect
export type ContactPatch = Partial<typeof contacts.$inferInsert>
export type SuppressionReason = (typeof suppressions.$inferSelect)['reason']
export type ShownContact = ContactRow & { mailStop: SuppressionReason | null; textStop: SuppressionReason | null }

// Written out: among a question's answers the builder leaves the tables' names away, and whose is whose would be lost.
const stopOf = (channel: Channel, address: string) =>
  sql<SuppressionReason | null>`(select s.reason from suppressions s where s.account_id = contacts.account_id
    and s.channel = ${channel} and s.address = ${sql.raw(address)})`
const mailStop = stopOf('email', 'contacts.email::text')
const textStop = stopOf('sms', 'contacts.text_number')

/** Whom a campaign may write to, and whom it may text. */
const MAILABLE = sql`contacts.mail_consent_at is not null and ${mailStop} is null`
const TEXTABLE = sql`contacts.text_number is not null and contacts.sms_consent_at is not null and ${textStop} is null`

const BY_STATUS: Record<ContactStatus, SQL> = {
  active: MAILABLE,
  pending: sql`contacts.mail_consent_at is null and ${mailStop} is null`,
  unsubscribed: sql`${mailStop} = 'unsubscribed'`,
  bounced: sql`${mailStop} = 'bounced'`,
  complained: sql`${mailStop} = 'complained'`,
}

const mine = (accountId: string) => and(eq(contacts.accountId, accountId), isNull(contacts.deletedAt))

const shown = ({ db }: Pick<Owned, 'db'>) =>
  db.select({ contact: contacts, mailStop, textStop }).from(contacts).$dynamic()

const flat = (
  rows: { contact: ContactRow; mailStop: ShownContact['mailStop']; textStop: ShownContact['textStop'] }[],
) => rows.map(({ contact, ...stops }): ShownContact => ({ ...contact, ...stops }))

export type ContactQuery = ContactFilter & { before?: string | undefined; limit: number; sort?: ContactSort }

const BY_AGREEMENT: Record<Agreement, SQL> = {
  email: sql`contacts.mail_consent_at is not null`,
  sms: sql`contacts.sms_consent_at is not null`,
  none: sql`contacts.mail_consent_at is null and contacts.sms_consent_at is null`,
}

/** When a day begins where the account is. */
const beginOf = (accountId: string, day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone (select a.time_zone from accounts a where a.id = ${accountId}))`

/** What somebody did with the last campaigns that went out: of these, not of those that came since to others. */
const didWith = (accountId: string, did: ContactResponse, last: number) => {
  const some = (condition: SQL) => sql`exists (select from sends s where s.contact_id = contacts.id and not s.test
    and s.campaign_id in (select c.id from campaigns c where c.account_id = ${accountId} and c.kind = 'campaign'
      and c.started_at is not null order by c.started_at desc limit ${last}) and ${condition})`
  const written = some(sql`s.status in ('kept', 'sent', 'delivered', 'unknown')`)
  const opened = some(sql`(s.opened_at is not null or s.clicked_at is not null)`)
  const BY: Record<ContactResponse, SQL> = {
    opened,
    clicked: some(sql`s.clicked_at is not null`),
    silent: sql`${written} and not ${opened}`,
    unwritten: sql`not ${written}`,
  }
  return sql`(${BY[did]})`
}

/** Holds for a contact that a filter means. The names are written out, so that it can stand inside other questions. */
export const fitting = (accountId: string, filter: ContactFilter): SQL | undefined => {
  const { search, status, tag, addedFrom, addedTo, consent, phone, did } = filter
  const words = `%${search?.replace(/[\\%_]/g, '\\$&')}%`
  const name = sql`concat_ws(' ', contacts.first_name, contacts.last_name, contacts.email, contacts.phone)`
  return and(
    search ? sql`${name} ilike ${words}` : undefined,
    status && BY_STATUS[status],
    tag ? sql`contacts.tags @> string_to_array(${tag}, ',')` : undefined,
    addedFrom ? sql`contacts.created_at >= ${beginOf(accountId, addedFrom)}` : undefined,
    addedTo ? sql`contacts.created_at < ${beginOf(accountId, addedTo, 1)}` : undefined,
    consent && BY_AGREEMENT[consent],
    phone && (phone === 'yes' ? sql`contacts.text_number is not null` : sql`contacts.text_number is null`),
    did && didWith(accountId, did, filter.last ?? CONTACT_LIMITS.lastCampaignsUnlessSaid),
  )
}

const name = sql`lower(concat_ws(' ', nullif(contacts.first_name, ''), nullif(contacts.last_name, '')))`
const opened = sql`coalesce((select max(sends.opened_at) from sends where sends.contact_id = contacts.id), '-infinity')`

/** What each order goes by, ending with what no two contacts share, and its direction. Who has no name stands behind who has one. */
const ORDERS: Record<ContactSort, { keys: SQL[]; descends: boolean }> = {
  added: { keys: [sql`contacts.number`], descends: true },
  name: { keys: [sql`(${name} = '')`, name, sql`contacts.number`], descends: false },
  opened: { keys: [opened, sql`contacts.number`], descends: true },
}

/** A page of those that fit, from the one behind `before` on. */
export const listContacts = async (ctx: Owned, { before, limit, sort = 'added', ...filter }: ContactQuery) => {
  const { keys, descends } = ORDERS[sort]
  const key = sql.join(keys, sql`, `)
  const last = sql`(select ${key} from contacts where id = ${before ?? null} and account_id = ${ctx.accountId})`
  const behind = descends ? sql`(${key}) < ${last}` : sql`(${key}) > ${last}`
  return flat(
    await shown(ctx)
      .where(and(mine(ctx.accountId), before ? behind : undefined, fitting(ctx.accountId, filter)))
      .orderBy(...keys.map((one) => (descends ? desc(one) : asc(one))))
      .limit(limit),
  )
}

export const countFitting = async ({ db, accountId }: Owned, filter: ContactFilter): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(contacts)
    .where(and(mine(accountId), fitting(accountId, filter)))
  return row?.count ?? 0
}

/** How many each of these filters finds, and how many of them mails and texts would reach: all in one look. */
export const countEach = async ({ db, accountId }: Owned, filters: readonly ContactFilter[]) => {
  if (filters.length === 0) return []
  const many = (...conditions: (SQL | undefined)[]) => sql`count(*) filter (where ${and(sql`true`, ...conditions)})`
  const counts = filters.map((filter) => {
    const fits = fitting(accountId, filter)
    return sql`array[${many(fits)}, ${many(fits, MAILABLE)}, ${many(fits, TEXTABLE)}]::int[]`
  })
  const { rows } = await db.execute<{ counts: number[][] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from contacts
    where contacts.account_id = ${accountId} and contacts.deleted_at is null`)
  return (rows[0]?.counts ?? []).map(([found = 0, mailable = 0, textable = 0]) => ({
    ...{ contacts: found, mailable, textable },
  }))
}

/** The ids of those that fit, the newest first. */
export const idsFitting = async ({ db, accountId }: Owned, filter: ContactFilter, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(mine(accountId), fitting(accountId, filter)))
    .orderBy(desc(contacts.number))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The account's tags with how many contacts have each, those of most first. */
export const tagsInUse = async ({ db, accountId }: Owned, limit: number) => {
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count from contacts, unnest(tags) as tag
    where account_id = ${accountId} and deleted_at is null group by tag order by count desc, tag limit ${limit}`)
  return rows
}

/** Adds and removes tags; answers how many contacts there were. */
export const changeTags = async (
  { db, accountId, now }: Owned,
  ids: string[],
  { add, remove }: { add: string[]; remove: string[] },
): Promise<number> => {
  const list = (tags: string[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`
  const rows = await db
    .update(contacts)
    .set({
      tags: sql`array(select distinct tag from unnest(contacts.tags || ${list(add)}) as tag
        where tag <> all (${list(remove)}) order by tag limit ${CONTACT_LIMITS.tags})`,
      updatedAt: now(),
    })
    .where(and(mine(accountId), inArray(contacts.id, ids)))
    .returning({ id: contacts.id })
  return rows.length
}

export type Moment = { at: string; what: string; channel: Channel | null; about: string; campaignId: string | null }

/** What happened with a contact, from all that is kept of it, the newest first. */
export const momentsOf = async ({ db, accountId }: Owned, id: string, limit: number): Promise<Moment[]> => {
  const { rows } = await db.execute<Moment>(sql`
    select at, what, channel, about, "campaignId" from (
      select created_at as at, 'added' as what, null as channel, source as about, null::uuid as "campaignId", 0 as place
        from contacts where account_id = ${accountId} and id = ${id}
      union all
      select at, kind, channel, basis, null, 1 from consents where account_id = ${accountId} and contact_id = ${id}
      union all
      select deed.at, deed.what, sends.channel, coalesce(nullif(campaigns.name, ''), nullif(campaigns.subject, ''),
        campaigns.business_name), campaigns.id, deed.place
      from sends join campaigns on campaigns.id = sends.campaign_id cross join lateral (values
        (sent_at, case when sends.status in ('bounced', 'kept') then sends.status else 'sent' end, 2), (opened_at, 'opened', 3),
        (clicked_at, 'clicked', 4), (watched_at, 'watched', 5), (unsubscribed_at, 'unsubscribed', 6), (signed_up_at, 'signed-up', 7)) as deed (at, what, place)
      where sends.account_id = ${accountId} and sends.contact_id = ${id} and not sends.test and deed.at is not null
    ) as moment order by at desc, place desc limit ${limit}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Oldest first, for an export. */
export const contactsAfter = async (ctx: Owned, number: number, limit: number, filter: ContactFilter) =>
  flat(
    await shown(ctx)
      .where(and(mine(ctx.accountId), gt(contacts.number, number), fitting(ctx.accountId, filter)))
      .orderBy(asc(contacts.number))
      .limit(limit),
  )

export const findContact = async (ctx: Owned, id: string) =>
  flat(await shown(ctx).where(and(mine(ctx.accountId), eq(contacts.id, id))))[0]

export const countContacts = async ({ db, accountId }: Owned): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(contacts).where(mine(accountId))
  return row?.count ?? 0
}

/** All figures at once: whether each contact is suppressed is looked up for all of them together. */
export const contactFigures = async ({ db, accountId }: Owned) => {
  const [mail, texts] = [alias(suppressions, 'mail'), alias(suppressions, 'texts')]
  const where = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      mailable: where(sql`${contacts.mailConsentAt} is not null and ${mail.reason} is null`),
      textable: where(
        sql`${contacts.textNumber} is not null and ${contacts.smsConsentAt} is not null and ${texts.reason} is null`,
      ),
      pending: where(sql`${contacts.mailConsentAt} is null and ${mail.reason} is null`),
      unsubscribed: where(sql`${mail.reason} = 'unsubscribed'`),
      bounced: where(sql`${mail.reason} = 'bounced'`),
      complained: where(sql`${mail.reason} = 'complained'`),
    })
    .from(contacts)
    .leftJoin(mail, suppresses(mail, 'email', sql`${contacts.email}::text`))
    .leftJoin(texts, suppresses(texts, 'sms', sql`${contacts.textNumber}`))
    .where(mine(accountId))
  if (!row) throw new Error('The contacts were not counted')
  return { ...row, active: row.mailable }
}

const suppresses = (table: Record<'accountId' | 'channel' | 'address', AnyPgColumn>, channel: Channel, address: SQL) =>
  and(eq(table.accountId, contacts.accountId), eq(table.channel, channel), eq(table.address, address))

/** Nothing when another contact has the new address. */
export const updateContactRow = async ({ db, accountId, now }: Owned, id: string, patch: ContactPatch) =>
  (
    await db
      .update(contacts)
      .set({ ...patch, updatedAt: now() })
      .where(and(mine(accountId), eq(contacts.id, id)))
      .returning({ id: contacts.id })
  )[0]

export const emailTaken = async ({ db, accountId }: Owned, email: string, exceptId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.accountId, accountId), eq(contacts.email, email), sql`${contacts.id} <> ${exceptId}`))
  return rows.length > 0
}

/** Answers how many there were. */
export const deleteContactRows = async ({ db, accountId, now }: Owned, ids: string[]): Promise<number> =>
  (
    await db
      .update(contacts)
      .set({ deletedAt: now() })
      .where(and(mine(accountId), inArray(contacts.id, ids)))
      .returning({ id: contacts.id })
  ).length

/** Answers how many could be brought back. */
export const restoreContactRows = async (
  { db, accountId }: Owned,
  ids: string[],
  deletedAfter: Date,
): Promise<number> =>
  (
    await db
      .update(contacts)
      .set({ deletedAt: null })
      .where(and(inArray(contacts.id, ids), eq(contacts.accountId, accountId), gt(contacts.deletedAt, deletedAfter)))
      .returning({ id: contacts.id })
  ).length

/** Deletes what can no longer be brought back, with its record. */
export const purgeContacts = ({ db }: Pick<Ctx, 'db'>, deletedBefore: Date) =>
  db.delete(contacts).where(and(isNotNull(contacts.deletedAt), lt(contacts.deletedAt, deletedBefore)))

export type ConsentValues = Omit<typeof consents.$inferInsert, 'id' | 'accountId'>

export const insertConsents = async ({ db, accountId }: Owned, entries: ConsentValues[]): Promise<void> => {
  if (entries.length > 0) await db.insert(consents).values(entries.map((entry) => ({ ...entry, accountId })))
}

export const listConsents = ({ db, accountId }: Owned, contactId: string) =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.contactId, contactId)))
    .orderBy(desc(consents.number))

/** False when the address was suppressed already. */
export const insertSuppression = async (
  { db, accountId, now }: Owned,
  values: { channel: Channel; address: string; reason: SuppressionReason },
): Promise<boolean> => {
  const rows = await db
    .insert(suppressions)
    .values({ ...values, accountId, at: now() })
    .onConflictDoNothing()
    .returning({ address: suppressions.address })
  return rows.length > 0
}

export const deleteSuppression = ({ db, accountId }: Owned, channel: Channel, address: string) =>
  db
    .delete(suppressions)
    .where(
      and(eq(suppressions.accountId, accountId), eq(suppressions.channel, channel), eq(suppressions.address, address)),
    )

export const findSuppression = async ({ db, accountId }: Owned, channel: Channel, address: string) =>
  (
    await db
      .select()
      .from(suppressions)
      .where(
        and(
          eq(suppressions.accountId, accountId),
          eq(suppressions.channel, channel),
          eq(suppressions.address, address),
        ),
      )
  )[0]

/** Deleted ones too: who comes back has not forgotten what was asked. */
export const contactsAt = ({ db, accountId }: Owned, channel: Channel, address: string) =>
  db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.accountId, accountId),
        or(
          channel === 'email' ? eq(contacts.email, address) : undefined,
          channel === 'sms' ? eq(contacts.textNumber, address) : undefined,
        ),
      ),
    )

export const setConsent = ({ db, accountId }: Owned, id: string, channel: Channel, at: Date | null) =>
  db
    .update(contacts)
    .set(channel === 'email' ? { mailConsentAt: at } : { smsConsentAt: at })
    .where(and(eq(contacts.accountId, accountId), eq(contacts.id, id)))

export const newestContact = async (ctx: Owned) => (await listContacts(ctx, { limit: 1 }))[0]

export const addressesOf = ({ db, accountId }: Owned, ids: string[]) =>
  db
    .select({ id: contacts.id, email: contacts.email })
    .from(contacts)
    .where(and(mine(accountId), inArray(contacts.id, ids)))

/** The accounts that know a number, deleted contacts too. */
export const accountsKnowing = async ({ db }: Pick<Ctx, 'db'>, textNumber: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ accountId: contacts.accountId })
    .from(contacts)
    .where(eq(contacts.textNumber, textNumber))
  return rows.map(({ accountId }) => accountId)
}
