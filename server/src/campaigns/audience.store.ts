/** Whom a campaign reaches now: counted, and one after the other. */
import type { CampaignAudience } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { contacts } from '#db/tables/index.ts'

// Written out: among a question's answers the builder leaves the tables' names away, and whose is whose would be lost.
export const ADDRESS = { email: sql`contacts.email::text`, sms: sql`contacts.text_number` }
const CONSENT = { email: sql`contacts.mail_consent_at`, sms: sql`contacts.sms_consent_at` }

/** Why an address gets nothing; null for one that does. */
const stopOf = (channel: Channel) =>
  sql`(select s.reason from suppressions s where s.account_id = contacts.account_id
    and s.channel = ${channel} and s.address = ${ADDRESS[channel]})`

/** Of whom a campaign is for: everyone, those who fit a segment or, where that is gone, nobody. Consent and stops hold above it. */
export type Whom = { channel: Channel; of: 'everyone' | 'nobody' | { who: SQL | undefined } }

const isOf = (of: Whom['of']) => (of === 'everyone' ? undefined : of === 'nobody' ? sql`false` : of.who)

const addressed = ({ channel, of }: Whom, accountId: string) =>
  and(
    eq(contacts.accountId, accountId),
    isNull(contacts.deletedAt),
    channel === 'sms' ? isNotNull(contacts.textNumber) : undefined,
    isOf(of),
  )

const mayBeWrittenTo = (channel: Channel) => sql`${CONSENT[channel]} is not null and ${stopOf(channel)} is null`

/** Holds for a contact that gets such a campaign. */
export const isReached = (whom: Whom, accountId: string): SQL | undefined =>
  and(addressed(whom, accountId), mayBeWrittenTo(whom.channel))

/** How many a campaign reaches now, and how many it leaves out for which reason. */
export const audienceOf = async ({ db, accountId }: Owned, whom: Whom): Promise<CampaignAudience> => {
  const { channel } = whom
  const inner = db
    .select({
      address: sql`${ADDRESS[channel]}`.as('address'),
      agreed: sql`${CONSENT[channel]} is not null`.as('agreed'),
      stop: sql`${stopOf(channel)}`.as('stop'),
      firstName: contacts.firstName,
      lastName: contacts.lastName,
    })
    .from(contacts)
    .where(addressed(whom, accountId))
    .as('one')
  const many = (what: SQL, condition: SQL) => sql<number>`(count(${what}) filter (where ${condition}))::int`
  const [row] = await db
    .select({
      people: many(sql`distinct address`, sql`agreed and stop is null`),
      reached: many(sql`*`, sql`agreed and stop is null`),
      addressed: sql<number>`count(*)::int`,
      unsubscribed: many(sql`*`, sql`stop in ('unsubscribed', 'stopped')`),
      bounced: many(sql`*`, sql`stop in ('bounced', 'complained')`),
      noConsent: many(sql`*`, sql`not agreed and stop is null`),
      noFirstName: many(sql`*`, sql`agreed and stop is null and first_name = ''`),
      noLastName: many(sql`*`, sql`agreed and stop is null and last_name = ''`),
    })
    .from(inner)
  if (!row) throw new Error('The audience was not counted')
  const { reached, ...counted } = row
  return { ...counted, twice: reached - row.people }
}

/** The person at a place among those who are reached, the newest first. */
export const personAt = async ({ db, accountId }: Owned, whom: Whom, place: number) =>
  (
    await db
      .select()
      .from(contacts)
      .where(isReached(whom, accountId))
      .orderBy(desc(contacts.number))
      .limit(1)
      .offset(place)
  )[0]

export type Whereabouts = { textNumber: string; timeZone: string | null; people: number }

/** How many of those who get a text are where, as far as the beginning of a number and the contact's time zone say. */
export const whereaboutsOf = ({ db, accountId }: Owned, of: Whom['of']): Promise<Whereabouts[]> => {
  const beginning = sql<string>`left(contacts.text_number, 4)`
  return db
    .select({
      textNumber: beginning.as('beginning'),
      timeZone: contacts.timeZone,
      people: sql<number>`count(distinct contacts.text_number)::int`,
    })
    .from(contacts)
    .where(isReached({ channel: 'sms', of }, accountId))
    .groupBy(beginning, contacts.timeZone)
}
