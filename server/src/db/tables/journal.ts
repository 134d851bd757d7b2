import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { contacts } from './contacts.ts'

/**
 * Append-only: what was decided, agreed to, sent, posted and stopped. Triggers on the tables of those deeds add each entry in the
 * deed's own transaction; as that commits, the entry gets its number, and the hash that chains it to the one before.
 */
export const journal = pgTable(
  'journal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 and so on in an account; null until its transaction commits. */
    number: integer(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().notNull(),
    /** The id of the film, script or campaign that it is about. */
    about: uuid(),
    /** Stands for a person: the name of a row beside it, which can be erased. */
    person: text(),
    /** All of it as JSON, as it was hashed. */
    entry: text().notNull(),
    /** The hash of the entry before; empty for the first. */
    before: text(),
    hash: text(),
  },
  (table) => [
    uniqueIndex('journal_number').on(table.accountId, table.number),
    index('journal_about').on(table.accountId, table.about).where(sql`${table.about} is not null`),
    index('journal_person').on(table.accountId, table.person).where(sql`${table.person} is not null`),
  ],
)

/** Who the people in the journal are. It goes when the contact goes: the journal stays whole, and says that the person is erased. */
export const journalPeople = pgTable(
  'journal_people',
  {
    /** The hash of its salt and its data. */
    token: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    salt: text().notNull(),
    /** Email and phone as JSON, as they were then. */
    data: text().notNull(),
  },
  (table) => [
    index('journal_people_account').on(table.accountId),
    uniqueIndex('journal_people_data').on(table.contactId, table.data),
  ],
)
