import { type AvatarId, MUSIC_CHOICES } from '@octavo/contract/avatar-video'
import type { ChosenSubject } from '@octavo/contract/batch'
import { CAPTION_STYLES } from '@octavo/contract/caption'
import type { FilmPicture, PictureSource } from '@octavo/contract/picture'
import { FILM_QUALITIES, STAGES, VIDEO_FORMATS, VIDEO_STATUSES } from '@octavo/contract/video'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { brands } from './brands.ts'
import { scripts } from './scripts.ts'

export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Chosen by the caller: the same request twice finds the batch it made. */
    requestId: uuid('request_id').notNull(),
    seed: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    haltedAt: timestamp('halted_at', { withTimezone: true }),
    /** Until then its films wait for their owner's eye before they go out; null when they don't, or when that is over. */
    reviewUntil: timestamp('review_until', { withTimezone: true }),
  },
  (table) => [uniqueIndex('batches_request').on(table.accountId, table.requestId)],
)

/** Seconds of work each stage took, and which service did it. */
export type Timings = Partial<Record<(typeof STAGES)[number]['name'], number>>
/** `timestamp` in seconds from the film's beginning. */
export type FilmScene = { timestamp: number; visuals: string }
/** Pictures that were found for a film, each with the thing that it shows, and sentences on those that were not. */
export type FoundPictures = { pictures: { mediaId: string; thing: string; source: PictureSource }[]; notes: string[] }
/** `read`: how many of its lines a person reads; none if not given. */
export type MadeBy = { writer?: string; voice?: string; renderer?: string; read?: 'all' | 'some' }

export const videos = pgTable(
  'videos',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    batchId: uuid('batch_id').references(() => batches.id),
    brandId: uuid('brand_id').references(() => brands.id),
    scriptId: uuid('script_id').references(() => scripts.id),
    title: text().notNull(),
    format: text({ enum: VIDEO_FORMATS }).notNull(),
    number: integer().notNull(),
    /** What its writer, voice, presenter and scenes are drawn from: same seed, same film. */
    seed: integer().notNull(),
    /** What it is about, where a plan of the week settled it. */
    subject: jsonb().$type<ChosenSubject>(),
    /** Spoken length to aim for; the format's own aim when null. */
    aimSeconds: real('aim_seconds'),
    status: text({ enum: VIDEO_STATUSES }).notNull().default('queued'),
    stage: text({
      enum: STAGES.map((stage) => stage.name) as [
        (typeof STAGES)[number]['name'],
        ...(typeof STAGES)[number]['name'][],
      ],
    }),
    stageProgress: real('stage_progress').notNull().default(0),
    stageStartedAt: timestamp('stage_started_at', { withTimezone: true }),
    timings: jsonb().$type<Timings>().notNull().default({}),
    problem: text(),
    /** Goes up with every retry by hand; the work of an earlier attempt writes nothing any more. */
    attempt: integer().notNull().default(1),
    credits: integer().notNull(),
    avatarStyle: text('avatar_style'),
    voiceId: text('voice_id'),
    backgroundStyle: text('background_style'),
    /** One of the drawn presenters by id; goes before style and gender of its own. */
    avatarId: text('avatar_id').$type<AvatarId>(),
    /** Whether somebody is seen; the brand's strategy and the words decide when null. */
    presenterChoice: text('presenter_choice', { enum: ['shown', 'none'] }),
    /** What is heard under the voice; the brand's tone decides when null. */
    music: text({ enum: MUSIC_CHOICES }),
    captions: boolean().notNull().default(true),
    /** How they look; the brand decides when null. */
    captionStyle: text('caption_style', { enum: CAPTION_STYLES }),
    /** The owner's pictures that it shows, in this order; those of the brand where they fit when null. */
    pictures: jsonb().$type<FilmPicture[]>(),
    /** Those of its brand's pictures, by their ids, that it shows among the films of its week; null where nobody has chosen them. */
    brandPictures: jsonb('brand_pictures').$type<string[]>(),
    /** What was found for it where its brand has too few pictures; null before anybody looked. */
    foundPictures: jsonb('found_pictures').$type<FoundPictures>(),
    /** How large its picture is; full size when null. */
    quality: text({ enum: FILM_QUALITIES }),
    /** What the owner should know of the length: words that do not fill the asked time. */
    lengthNote: text('length_note'),
    /** Chosen by the caller of a single film: the same request twice finds the film it ordered. */
    requestId: uuid('request_id'),
    scheduledFor: timestamp('scheduled_for', { withTimezone: true }),
    /** What the scheduler has to say. */
    note: text(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** The path of its public page, while it has one. */
    filmPage: text('film_page'),
    /** What the film shows when, and how it was made. */
    scenes: jsonb().$type<FilmScene[]>().notNull().default([]),
    width: integer(),
    height: integer(),
    presenter: text(),
    filename: text(),
    /** Goes up with every edit that was made; its files carry it in their names. */
    revision: integer().notNull().default(1),
    /** The moment that its picture shows, in milliseconds; the picture drawn for it when null. */
    posterMs: integer('poster_ms'),
    durationMs: integer('duration_ms'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    madeBy: jsonb('made_by').$type<MadeBy>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** Of the sample workspace: free, never posted, counted nowhere. */
    sample: boolean().notNull().default(false),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('videos_account').on(table.accountId, table.createdAt),
    index('videos_batch').on(table.batchId),
    index('videos_ready').on(table.readyAt).where(sql`${table.readyAt} is not null`),
    uniqueIndex('videos_filename').on(table.filename),
    uniqueIndex('videos_request').on(table.accountId, table.requestId),
  ],
)
