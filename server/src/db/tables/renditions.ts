import { OVERLAYS, SHAPES } from '@octavo/contract/rendition'
import { bigint, index, integer, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { videos } from './videos.ts'

/** Films in another shape, or without the brand's name over them. */
export const renditions = pgTable(
  'renditions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    shape: text({ enum: SHAPES }).notNull(),
    overlays: text({ enum: OVERLAYS }).notNull(),
    /** Goes up with every order; the work of an earlier one writes nothing any more. */
    run: integer().notNull().default(1),
    status: text({ enum: ['queued', 'making', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    progress: real().notNull().default(0),
    problem: text(),
    /** The film's revision that the file shows; null before there is a file. */
    revision: integer(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('renditions_one').on(table.videoId, table.shape, table.overlays),
    index('renditions_account').on(table.accountId),
  ],
)
