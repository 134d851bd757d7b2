import { PUBLICATION_STATUSES } from '@octavo/contract/publication'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { channels } from './channels.ts'
import { videos } from './videos.ts'

/** One video on one channel, from the slot it is given to where everybody finds it. */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    status: text({ enum: PUBLICATION_STATUSES }).notNull(),
    /** The slot it holds, in which it goes out; one that is late gets the time of that instead. */
    at: timestamp({ withTimezone: true }).notNull(),
    wantedAt: timestamp('wanted_at', { withTimezone: true }),
    note: text(),
    problem: text(),
    /** Goes up whenever it is ordered anew; the work of an earlier order finds the row closed to it. */
    run: integer().notNull().default(1),
    /** The network's own name for the post. */
    externalId: text('external_id'),
    url: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('publications_account').on(table.accountId, table.at),
    index('publications_channel').on(table.channelId, table.at),
    uniqueIndex('publications_once').on(table.videoId, table.channelId),
  ],
)

/** Words that the owner gave a post on one channel in place of the script's own. */
export const postTexts = pgTable(
  'post_texts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    hashtags: text().array().notNull(),
    /** What the officer has against them, in a sentence; null where it has nothing. */
    objection: text(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.channelId] }),
    index('post_texts_account').on(table.accountId),
  ],
)
