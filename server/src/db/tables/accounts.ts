import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull().default(''),
    country: text().notNull().default(''),
    countryCode: text('country_code').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    timeZone: text('time_zone').notNull().default('UTC'),
    plan: text({ enum: ['starter', 'pro', 'elite'] })
      .notNull()
      .default('starter'),
    /** What the account's referral link carries. */
    referralCode: text('referral_code')
      .notNull()
      .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
    /** When it was shown that the mailbox is the account's. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    uniqueIndex('accounts_referral_code').on(table.referralCode),
  ],
)

/** Only the hash of a session's token is kept: who reads the table can't sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Links that show whose mailbox it is. */
export const addressConfirmations = pgTable(
  'address_confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('address_confirmations_account').on(table.accountId)],
)

/** Tries counted by key and window: sign-in, sign-up and reset limits hold over all processes and restarts. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

/** Secrets and switches of the installation, shared by all its processes. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
})
