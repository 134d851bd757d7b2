import { EDIT_STATUSES, type FilmChanges } from '@octavo/contract/edit'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { videos } from './videos.ts'

/** Where a line stands in the script: its first character and the one after its last. */
export type LineSpan = { start: number; end: number }
/** How the script was spoken: whose voice, how fast, with which of its intonations (1 if not given), and how much longer its pauses are (milliseconds). */
export type Manner = {
  voice: string
  rate: number
  intonation?: number
  pauses?: { betweenSentences: number; betweenParagraphs: number; atEnd: number }
  /** Words that the owner has read, each by the recording that speaks them. */
  recordings?: LineRecording[]
}
/** The words of a line as `wordsKey` has them, and the recording of them. */
export type LineRecording = { words: string; id: string }

/** What a finished film was made from, so that a part of it can be made again. */
export const filmPlans = pgTable(
  'film_plans',
  {
    videoId: uuid('video_id')
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The renderer's plan. Files stand in it by the address under which their owner sees them. */
    plan: jsonb().$type<Record<string, unknown>>().notNull(),
    script: text().notNull(),
    lines: jsonb().$type<LineSpan[]>().notNull(),
    manner: jsonb().$type<Manner>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('film_plans_account').on(table.accountId)],
)

/** Changes to a film that a person has asked for. */
export const filmEdits = pgTable(
  'film_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Chosen by the caller: the same request twice finds the edit it ordered. */
    requestId: uuid('request_id').notNull(),
    /** The film's revision that is changed, and the one it becomes; one that fails leaves its number unused. */
    base: integer().notNull(),
    revision: integer().notNull(),
    changes: jsonb().$type<FilmChanges>().notNull(),
    status: text({ enum: EDIT_STATUSES }).notNull().default('queued'),
    progress: real().notNull().default(0),
    problem: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** When the files it left behind were removed: those of the old film, or its own where it failed. */
    clearedAt: timestamp('cleared_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('film_edits_request').on(table.accountId, table.requestId),
    uniqueIndex('film_edits_revision').on(table.videoId, table.revision),
    uniqueIndex('film_edits_open').on(table.videoId).where(sql`${table.status} in ('queued', 'making')`),
  ],
)
