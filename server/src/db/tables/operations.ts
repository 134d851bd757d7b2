import { HALT_KINDS, OPERATION_STATES, type StartConfig } from '@octavo/contract/operation'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** How an account's operation stands; no row means that it was never started. */
export const operations = pgTable('operations', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  state: text({ enum: OPERATION_STATES }).notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  config: jsonb().$type<StartConfig>().notNull(),
})

/** Every stop, with its time and reason. */
export const halts = pgTable(
  'halts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: HALT_KINDS }).notNull(),
    reason: text().notNull(),
    /** What the operation was before: where it goes on when the operator resumes. */
    before: text({ enum: OPERATION_STATES }).notNull(),
    videosHalted: integer('videos_halted').notNull().default(0),
    creditsRefunded: integer('credits_refunded').notNull().default(0),
    postsHeld: integer('posts_held').notNull().default(0),
    at: timestamp({ withTimezone: true }).notNull(),
    resumedAt: timestamp('resumed_at', { withTimezone: true }),
  },
  (table) => [index('halts_account').on(table.accountId, table.at)],
)
