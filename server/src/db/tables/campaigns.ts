import { CAMPAIGN_KINDS, CAMPAIGN_STATUSES, LEADS_TO, SEND_STATUSES } from '@octavo/contract/campaign'
import { CHANNELS } from '@octavo/contract/contact'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { contacts } from './contacts.ts'
import { videos } from './videos.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text({ enum: CHANNELS }).notNull(),
    kind: text({ enum: CAMPAIGN_KINDS }).notNull().default('campaign'),
    status: text({ enum: CAMPAIGN_STATUSES }).notNull(),
    /** Chosen by the caller: the same request twice finds the campaign it made. */
    requestId: uuid('request_id'),
    businessName: text('business_name').notNull(),
    businessDescription: text('business_description').notNull(),
    /** What its owner calls it; its subject while it is empty. */
    name: text().notNull().default(''),
    subject: text().notNull().default(''),
    body: text().notNull(),
    /** The film that it shows. */
    videoId: uuid('video_id').references(() => videos.id, { onDelete: 'set null' }),
    /** Where its button leads; to the film's page while it is empty. */
    linkUrl: text('link_url').notNull().default(''),
    buttonLabel: text('button_label').notNull().default(''),
    /** Campaigns from before there was a choice lead to the account's referral link, and go on doing so. */
    leadsTo: text('leads_to', { enum: LEADS_TO }).notNull().default('own'),
    /** Whether its footer names what it was made with. */
    referralLine: boolean('referral_line').notNull().default(false),
    /** Who gets it, of those who agreed: everyone where it is null. It names its segment still when that is gone, so that it never goes to others. */
    segmentId: uuid('segment_id'),
    /** What the segment was called when it was chosen or used. */
    segmentName: text('segment_name').notNull().default(''),
    /** Goes up with every start and resume; an earlier run sends nothing any more. */
    run: integer().notNull().default(0),
    /** People left out when the recipients were gathered. */
    noConsent: integer('no_consent').notNull().default(0),
    suppressed: integer().notNull().default(0),
    provider: text().notNull(),
    embedded: boolean().notNull(),
    problem: text(),
    /** Paused by a stop of all work, not by a person: what ends the stop lets it go on. */
    pausedByStop: boolean('paused_by_stop').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    scheduledFor: moment('scheduled_for'),
    /** Until then its owner may take it back as if it had never been sent. */
    takeBackUntil: moment('take_back_until'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('campaigns_account').on(table.accountId, table.createdAt),
    uniqueIndex('campaigns_request').on(table.accountId, table.requestId),
    index('campaigns_video').on(table.videoId),
  ],
)

/** One message to one contact: there is never a second of the same campaign. */
export const sends = pgTable(
  'sends',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    channel: text({ enum: CHANNELS }).notNull(),
    address: text().notNull(),
    /** Sent to the owner, to see how it looks. */
    test: boolean().notNull().default(false),
    /** The month whose quota it uses, such as `2026-11`. */
    month: text().notNull(),
    status: text({ enum: SEND_STATUSES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    notBefore: moment('not_before'),
    messageId: text('message_id'),
    problem: text(),
    sentAt: moment('sent_at'),
    openedAt: moment('opened_at'),
    clickedAt: moment('clicked_at'),
    /** When the film of its campaign was first played by the browser that followed its link. */
    watchedAt: moment('watched_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    signedUpAt: moment('signed_up_at'),
  },
  (table) => [
    uniqueIndex('sends_contact').on(table.campaignId, table.contactId),
    uniqueIndex('sends_address').on(table.campaignId, table.address).where(sql`not ${table.test}`),
    index('sends_account').on(table.accountId, table.channel, table.month, table.status),
    index('sends_waiting').on(table.campaignId, table.notBefore).where(sql`${table.status} = 'queued'`),
    index('sends_contact_everywhere').on(table.contactId),
    index('sends_address_everywhere').on(table.accountId, table.address),
  ],
)
