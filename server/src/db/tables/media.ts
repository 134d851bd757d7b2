import { MEDIA_KINDS } from '@octavo/contract/media'
import { PICTURE_SOURCES } from '@octavo/contract/picture'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** A file on its way in. What becomes of it has the upload's id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    filename: text().notNull(),
    /** What the uploader said of the file. */
    bytes: bigint({ mode: 'number' }),
    lastModified: bigint('last_modified', { mode: 'number' }),
    /** The most that it may be. */
    mostBytes: bigint('most_bytes', { mode: 'number' }).notNull(),
    inParts: boolean('in_parts').notNull(),
    status: text({ enum: ['open', 'checking', 'refused', 'done'] })
      .notNull()
      .default('open'),
    problem: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('uploads_account').on(table.accountId, table.createdAt)],
)

/** A part that is there: its file in the upload's folder has a name of its own, so a part sent twice never mixes with the first. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    number: integer().notNull(),
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    etag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.number] }),
    index('upload_parts_account').on(table.accountId),
  ],
)

/** The account's own pictures, clips and music. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    name: text().notNull(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    ending: text().notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    durationMs: integer('duration_ms'),
    hasThumbnail: boolean('has_thumbnail').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('media_account').on(table.accountId, table.createdAt)],
)

/** Where a picture of the media library is from that is not the owner's own. It outlives the picture: films that show it go on naming its author. */
export const pictureSources = pgTable(
  'picture_sources',
  {
    mediaId: uuid('media_id').primaryKey(),
    accountId: ofAccount(),
    source: text({ enum: PICTURE_SOURCES }).notNull(),
    author: text().notNull(),
    page: text().notNull(),
    /** Where its bytes came from; nothing for what a model made. */
    address: text().notNull(),
    license: text().notNull(),
    /** What was asked for, and for which film first. */
    thing: text().notNull(),
    videoId: uuid('video_id').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('picture_sources_account').on(table.accountId)],
)

/** How many pictures a model has made for an account in a week, by its Monday (UTC). */
export const madePictures = pgTable(
  'made_pictures',
  {
    accountId: ofAccount(),
    week: date().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.week] })],
)
