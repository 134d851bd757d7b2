import { bigint, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { videos } from './videos.ts'

type Span = { startMs: number; endMs: number }
/** A caption word of a recording, on its own clock in milliseconds. */
export type RecordedWord = Span & { text: string }
/** Its words as they are said, when each of them is, and the sounds that the mouth follows. */
export type RecordedTimes = {
  pieces: string[]
  words: Span[]
  phones: (Span & { phone: string })[]
  confidence: number
}

/** Lines of films that their owner has read. The sound is a file of the film's. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** As it stood in the script, and what of it is said, by which lines are told apart. */
    text: text().notNull(),
    words: text().notNull(),
    captions: jsonb().$type<RecordedWord[]>().notNull(),
    times: jsonb().$type<RecordedTimes>().notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** How loud it was read: LUFS before it was levelled. */
    levelDb: real('level_db').notNull(),
    problem: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its file was there; before that it is none. */
    keptAt: timestamp('kept_at', { withTimezone: true }),
    /** When it was given up; its file goes, then its row. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('recordings_video').on(table.videoId, table.createdAt),
    index('recordings_account').on(table.accountId),
  ],
)
