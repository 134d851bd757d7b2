import type { Finding, Relevance, SecondOpinion, SetAside } from '@octavo/contract/compliance'
import { SCRIPT_STATUSES, type ScriptLine } from '@octavo/contract/script'
import { VIDEO_FORMATS } from '@octavo/contract/video'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { brands } from './brands.ts'

export const scripts = pgTable(
  'scripts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id').references(() => brands.id),
    title: text().notNull(),
    body: text().notNull(),
    hook: text().notNull().default(''),
    callToAction: text('call_to_action').notNull().default(''),
    hashtags: text().array().notNull().default(sql`'{}'::text[]`),
    sources: text().array().notNull().default(sql`'{}'::text[]`),
    /** Which structure, hook and knowledge the writer used, so that the next script takes others. */
    ingredients: text().array().notNull().default(sql`'{}'::text[]`),
    /** The body line by line with what the screen shows, where that was written with it. */
    lines: jsonb().$type<ScriptLine[]>(),
    format: text({ enum: VIDEO_FORMATS }).notNull().default('short'),
    status: text({ enum: SCRIPT_STATUSES }).notNull().default('draft'),
    writtenBy: text('written_by').notNull().default('person'),
    /** Of a written text: what it cost, and why another writer than the chosen one stepped in. */
    writing: jsonb().$type<{ note?: string; cost?: { tokens: number; microdollars: number } }>(),
    viralScore: integer('viral_score').notNull().default(0),
    complianceScore: integer('compliance_score').notNull().default(0),
    humanityScore: integer('humanity_score').notNull().default(0),
    /** How much of it is about its brand; none for what was kept before it was measured. */
    relevance: jsonb().$type<Relevance>(),
    /** A name of the words that were approved to be filmed; none for words that nobody had to approve. */
    approvedWords: text('approved_words'),
    /** Of the sample workspace: counted nowhere, and compared with nothing. */
    sample: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('scripts_account').on(table.accountId, table.createdAt),
    index('scripts_body_trigrams').using('gin', sql`${table.body} gin_trgm_ops`),
  ],
)

/** What a brand has spent on a language model in a day (UTC): millionths of a dollar, and tokens. */
export const writingCosts = pgTable(
  'writing_costs',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    tokens: bigint({ mode: 'number' }).notNull().default(0),
    microdollars: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.brandId, table.day] })],
)

/** What an account has spent in a day (UTC) on a voice that is paid: characters, and millionths of a dollar. */
export const speakingCosts = pgTable(
  'speaking_costs',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    characters: bigint({ mode: 'number' }).notNull().default(0),
    microdollars: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** Every sentence the writer has used for an account, as plain words: none is ever written twice. */
export const usedSentences = pgTable(
  'used_sentences',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    plain: text().notNull(),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.plain] }),
    index('used_sentences_script').on(table.scriptId),
  ],
)

/** The compliance officer's record: every check that decided something, and every person's word. */
export const checks = pgTable(
  'checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    scriptId: uuid('script_id').references(() => scripts.id, { onDelete: 'set null' }),
    scriptTitle: text('script_title').notNull(),
    action: text({ enum: ['approved', 'improved', 'review', 'approved-by-person', 'discarded'] }).notNull(),
    scoreBefore: integer('score_before').notNull(),
    scoreAfter: integer('score_after').notNull(),
    rounds: integer().notNull().default(0),
    issues: jsonb().$type<Finding[]>().notNull().default([]),
    textBefore: text('text_before').notNull(),
    textAfter: text('text_after').notNull(),
    reason: text(),
    /** What the reader had learned when it read this; not there before there was a reader. */
    reader: text(),
    /** Of a language model that was asked too: who, what it cost, how it was asked; or why there is none. */
    opinion: jsonb().$type<SecondOpinion>(),
    /** What rules would have found that the owner has switched off for the brand. */
    setAside: jsonb('set_aside').$type<SetAside[]>().notNull().default([]),
    /** A name of the brand's own rules when it was checked by them. */
    brandRules: text('brand_rules'),
    /** A name of the words that were decided about. */
    words: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('checks_account').on(table.accountId, table.createdAt)],
)

/** What a language model said of a text: asked once for the same words of an account, and kept under their hash. */
export const secondOpinions = pgTable(
  'second_opinions',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of title, body and hashtags. */
    words: text().notNull(),
    findings: jsonb().$type<Finding[]>().notNull(),
    opinion: jsonb().$type<SecondOpinion>().notNull(),
    /** What the reader had learned when it read the same, and of how many findings both, or one of them alone, knew. */
    reader: text().notNull(),
    both: integer().notNull(),
    onlyReader: integer('only_reader').notNull(),
    onlyModel: integer('only_model').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.words] })],
)
