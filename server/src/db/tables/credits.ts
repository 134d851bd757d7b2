import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Append-only. `pot` is the month a grant belongs to (`2026-11`) or `referral`, which never lapses. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['grant', 'spend', 'refund', 'referral'] }).notNull(),
    pot: text().notNull(),
    amount: integer().notNull(),
    /** The same entry written twice is one entry. */
    key: text().notNull(),
    /** Of a spend and of what came back of it: the name of the spend, under which its pots are found again. */
    spend: text(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('credit_entries_key').on(table.accountId, table.key),
    index('credit_entries_pot').on(table.accountId, table.pot),
    index('credit_entries_spend').on(table.accountId, table.spend),
  ],
)
