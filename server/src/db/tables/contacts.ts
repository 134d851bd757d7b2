import { CHANNELS } from '@octavo/contract/contact'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Text that is equal regardless of case. */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of arrival: lists show the newest first. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: citext().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** As it was given. */
    phone: text().notNull().default(''),
    /** The same in E.164, where it can be read as a number that gets texts. */
    textNumber: text('text_number'),
    timeZone: text('time_zone'),
    source: text().notNull(),
    /** When the consent that stands was given; its words are in the record. */
    mailConsentAt: moment('mail_consent_at'),
    smsConsentAt: moment('sms_consent_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('contacts_email').on(table.accountId, table.email),
    index('contacts_newest').on(table.accountId, table.number),
    index('contacts_present').on(table.accountId).where(sql`${table.deletedAt} is null`),
    index('contacts_text_number').on(table.accountId, table.textNumber),
  ],
)

/** Append-only: what a person agreed to or took back, in which words, when and where. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    channel: text({ enum: CHANNELS }).notNull(),
    kind: text({ enum: ['given', 'withdrawn'] }).notNull(),
    basis: text().notNull(),
    wording: text().notNull(),
    source: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consents_contact').on(table.contactId), index('consents_account').on(table.accountId)],
)

/** Addresses and numbers that get nothing, whatever is imported, until that person opts in again. */
export const suppressions = pgTable(
  'suppressions',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text({ enum: CHANNELS }).notNull(),
    /** An email address in small letters or a number in E.164. */
    address: text().notNull(),
    reason: text({ enum: ['unsubscribed', 'bounced', 'complained', 'stopped'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel, table.address] })],
)

/** What an account says of itself in its mails. */
export const campaignSettings = pgTable('campaign_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  fromName: text('from_name').notNull().default(''),
  replyTo: text('reply_to').notNull().default(''),
  postalAddress: text('postal_address').notNull().default(''),
  doubleOptIn: boolean('double_opt_in').notNull().default(false),
})

/** Messages that no outside service sends: what the embedded mail and text services deliver to. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text({ enum: CHANNELS }).notNull(),
    /** The same message put twice is one message. */
    key: text().notNull(),
    campaignId: uuid('campaign_id'),
    from: text().notNull(),
    to: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('outbox_messages_key').on(table.accountId, table.key),
    index('outbox_messages_newest').on(table.accountId, table.number),
    index('outbox_messages_campaign').on(table.campaignId),
  ],
)
