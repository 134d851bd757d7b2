import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { videos } from './videos.ts'

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })
const ofVideo = () =>
  uuid('video_id')
    .notNull()
    .references(() => videos.id, { onDelete: 'cascade' })

/** What a film page counted on one day of its account. These sums stay. */
export const filmDays = pgTable(
  'film_days',
  {
    videoId: ofVideo(),
    day: date().notNull(),
    accountId: ofAccount(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    watchMs: bigint('watch_ms', { mode: 'number' }).notNull().default(0),
    thumbsUp: integer('thumbs_up').notNull().default(0),
    thumbsDown: integer('thumbs_down').notNull().default(0),
    messages: integer().notNull().default(0),
    /** Visitors who did more than look: followed, judged or wrote. */
    engaged: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.day] }),
    index('film_days_account').on(table.accountId, table.day),
  ],
)

/**
 * Who was there on a day, so that nobody is counted twice: a hash that names nobody, is another one the next day, and
 * is deleted soon after.
 */
export const filmVisitors = pgTable(
  'film_visitors',
  {
    videoId: ofVideo(),
    day: date().notNull(),
    visitor: text().notNull(),
    /** The address that they came from, as a hash like theirs; unknown of those who came before this was kept. */
    address: text(),
    accountId: ofAccount(),
    watchMs: integer('watch_ms').notNull().default(0),
    clicked: boolean().notNull().default(false),
    thumb: text({ enum: ['up', 'down'] }),
    engaged: boolean().notNull().default(false),
    /** When they first came that day; unknown of those who came before this was kept. */
    cameAt: timestamp('came_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.day, table.visitor] }),
    index('film_visitors_day').on(table.day),
    index('film_visitors_account').on(table.accountId),
    index('film_visitors_address').on(table.address),
  ],
)

/** Messages that visitors left. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    videoId: ofVideo(),
    name: text(),
    email: text(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answer: text(),
  },
  (table) => [index('tickets_account').on(table.accountId, table.createdAt)],
)
