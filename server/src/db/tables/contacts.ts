import { CHANNELS, type ContactFilter, type ImportResult } from '@octavo/contract/contact'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
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
/** JSON as text: what people import may hold characters that jsonb does not take. */
const jsonText = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as T,
  })(name)

/** A row of an import by its line, or the sentence why it, or the rest of the file, cannot be read. */
export type ImportRow = { row: number; raw: RawContact } | { row: number; broken: string }
export type RawContact = {
  email: string
  firstName: string
  lastName: string
  phone: string
  timeZone: string
  /** Absent where the import says it for all rows. */
  smsConsent?: string
  /** Several, with commas or semicolons between them. */
  tags?: string
}
/** What became of the rows of an import so far. */
export type ImportCounts = Pick<ImportResult, 'created' | 'updated' | 'errors' | 'warnings' | 'reasons'>

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
    /** Words that its owner puts people together by, in small letters. */
    tags: text().array().notNull().default(sql`'{}'::text[]`),
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
    index('contacts_tags').using('gin', table.tags),
  ],
)

/** People who have something in common, by what a list of contacts is filtered with: who is in it is looked up whenever it is used. */
export const segments = pgTable(
  'segments',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: jsonText<ContactFilter>('filter').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('segments_account').on(table.accountId),
    uniqueIndex('segments_name').on(table.accountId, sql`lower(${table.name})`).where(sql`${table.deletedAt} is null`),
  ],
)

/** Imports that are too long for their call, with how far each is. */
export const contactImports = pgTable(
  'contact_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    sms: boolean().notNull(),
    doubleOptIn: boolean('double_opt_in').notNull(),
    /** reading: its rows are still arriving, and it is no import yet */
    status: text({ enum: ['reading', 'running', 'done', 'stopped'] })
      .notNull()
      .default('reading'),
    rows: integer().notNull().default(0),
    read: integer().notNull().default(0),
    counts: jsonText<ImportCounts>('counts'),
    /** What its end adds to the counts. */
    said: text().notNull().default(''),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('contact_imports_newest').on(table.accountId, table.number)],
)

/** The rows of a long import, some at a time, until it is over. */
export const contactImportChunks = pgTable(
  'contact_import_chunks',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => contactImports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null once they are taken in. */
    rows: jsonText<ImportRow[]>('rows'),
    /** Who came new out of them, and is to be asked to confirm. */
    newIds: uuid('new_ids').array().notNull().default(sql`'{}'::uuid[]`),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('contact_import_chunks_account').on(table.accountId),
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
  /** Whether new campaigns say what they were made with. */
  referralLine: boolean('referral_line').notNull().default(false),
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
