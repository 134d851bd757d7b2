/** Brings many contacts in with few statements. */
import { CONTACT_LIMITS } from '@octavo/contract/contact'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { contacts, suppressions } from '#db/tables/index.ts'
import type { ContactValues } from './contact-row.rules.ts'

export const knownContacts = ({ db, accountId }: Owned, emails: string[]) =>
  db
    .select({
      email: contacts.email,
      textNumber: contacts.textNumber,
      mailConsentAt: contacts.mailConsentAt,
      smsConsentAt: contacts.smsConsentAt,
      deletedAt: contacts.deletedAt,
    })
    .from(contacts)
    .where(and(eq(contacts.accountId, accountId), inArray(contacts.email, emails)))

export const suppressedAmong = async ({ db, accountId }: Owned, addresses: string[]): Promise<Set<string>> => {
  if (addresses.length === 0) return new Set()
  const rows = await db
    .select({ address: suppressions.address })
    .from(suppressions)
    .where(and(eq(suppressions.accountId, accountId), inArray(suppressions.address, addresses)))
  return new Set(rows.map(({ address }) => address))
}

export type Arrival = ContactValues & { mailConsent: boolean; smsConsentStands: boolean }

/** Inserts or updates by address; what an update does not say stays as it is. Answers the ids by address. */
export async function upsertContacts(
  { db, accountId, now }: Owned,
  arrivals: Arrival[],
  source: string,
): Promise<Map<string, string>> {
  const at = now().toISOString()
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    insert into contacts (account_id, email, first_name, last_name, phone, text_number, time_zone, source,
      tags, mail_consent_at, sms_consent_at, created_at, updated_at)
    select ${accountId}::uuid, row.email, row."firstName", row."lastName", row.phone, row."textNumber", row."timeZone",
      ${source}, array(select jsonb_array_elements_text(row.tags) order by 1),
      case when row."mailConsent" then ${at}::timestamptz end,
      case when row."smsConsentStands" then ${at}::timestamptz end, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(arrivals)}::jsonb) as row (email citext, "firstName" text, "lastName" text,
      phone text, "textNumber" text, "timeZone" text, tags jsonb, "mailConsent" boolean, "smsConsentStands" boolean)
    on conflict (account_id, email) do update set
      first_name = coalesce(nullif(excluded.first_name, ''), contacts.first_name),
      last_name = coalesce(nullif(excluded.last_name, ''), contacts.last_name),
      phone = coalesce(nullif(excluded.phone, ''), contacts.phone),
      text_number = case when excluded.phone = '' then contacts.text_number else excluded.text_number end,
      time_zone = coalesce(excluded.time_zone, contacts.time_zone),
      tags = array(select distinct unnest(contacts.tags || excluded.tags) order by 1 limit ${CONTACT_LIMITS.tags}),
      mail_consent_at = coalesce(contacts.mail_consent_at, excluded.mail_consent_at),
      sms_consent_at = case when excluded.phone = '' or excluded.text_number = contacts.text_number
        then coalesce(contacts.sms_consent_at, excluded.sms_consent_at) else excluded.sms_consent_at end,
      deleted_at = null, updated_at = excluded.updated_at
    returning id, email::text as email`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}
