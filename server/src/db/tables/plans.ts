import { BILLING_PERIODS, PLAN_IDS } from '@octavo/contract/plan'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Who brought whom: an account has one referrer, whoever refers. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The referrer. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null once that account is gone; what was earned by it stays. */
    referredId: uuid('referred_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the sign-up counted and earned its credits; null while its address waits to be confirmed. */
    earnedAt: timestamp('earned_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** By which of the referrer's links; empty for the one without a channel. */
    via: text().notNull().default(''),
  },
  (table) => [
    index('referrals_account').on(table.accountId, table.createdAt),
    uniqueIndex('referrals_referred').on(table.referredId),
  ],
)

/** Where an account shares its referral link: the same link with a word of its own, so that it is known what came from where. */
export const referralChannels = pgTable(
  'referral_channels',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What stands in the link; it stays taken when the channel is deleted. */
    via: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('referral_channels_via').on(table.accountId, table.via)],
)

/** Browsers that opened a referral link, each once, added up by channel and day. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Empty for the link without a channel. */
    via: text().notNull(),
    day: date().notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.via, table.day] })],
)

/** What was bought, as the payment provider last told it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's own name for it. */
    id: text().primaryKey(),
    /** Null until it is known whose it is: who pays before signing up gets it at sign-up. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    email: text(),
    provider: text({ enum: ['stripe', 'test'] }).notNull(),
    customerId: text('customer_id'),
    plan: text({ enum: PLAN_IDS }).notNull(),
    period: text({ enum: BILLING_PERIODS }).notNull(),
    status: text({ enum: ['active', 'late', 'ended'] }).notNull(),
    paidUntil: timestamp('paid_until', { withTimezone: true }),
    /** It ends when what is paid for is over. */
    cancelled: boolean().notNull().default(false),
    /** When the latest event that was taken over was made: they come in any order. */
    eventAt: timestamp('event_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('subscriptions_account').on(table.accountId),
    index('subscriptions_email').on(sql`lower(${table.email})`),
    index('subscriptions_customer').on(table.customerId),
  ],
)

/** Reports of the payment provider that were worked through: each comes at least once. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** What was done about it, in a sentence. */
  outcome: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

export const trialReminders = pgTable(
  'trial_reminders',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Hours before the end. */
    hours: text({ enum: ['48', '24'] }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hours] })],
)
