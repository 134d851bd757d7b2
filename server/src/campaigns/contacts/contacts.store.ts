import type { Channel, ContactStatus } from '@octavo/contract/contact'
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

/** Whom a campaign may write to. */
const MAILABLE = sql`${contacts.mailConsentAt} is not null and ${mailStop} is null`

const BY_STATUS: Record<ContactStatus, SQL> = {
  active: MAILABLE,
  pending: sql`${contacts.mailConsentAt} is null and ${mailStop} is null`,
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

export type ContactQuery = {
  before?: string | undefined
  limit: number
  search?: string | undefined
  status?: ContactStatus | undefined
}

/** Newest first. */
export const listContacts = async (ctx: Owned, { before, limit, search, status }: ContactQuery) => {
  const last = sql`(select number from ${contacts} where id = ${before ?? null} and account_id = ${ctx.accountId})`
  const words = `%${search?.replace(/[\\%_]/g, '\\$&')}%`
  const name = sql`concat_ws(' ', ${contacts.firstName}, ${contacts.lastName}, ${contacts.email}, ${contacts.phone})`
  return flat(
    await shown(ctx)
      .where(
        and(
          mine(ctx.accountId),
          before ? lt(contacts.number, last) : undefined,
          search ? sql`${name} ilike ${words}` : undefined,
          status && BY_STATUS[status],
        ),
      )
      .orderBy(desc(contacts.number))
      .limit(limit),
  )
}

/** Oldest first, for an export. */
export const contactsAfter = async (ctx: Owned, number: number, limit: number) =>
  flat(
    await shown(ctx)
      .where(and(mine(ctx.accountId), gt(contacts.number, number)))
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
