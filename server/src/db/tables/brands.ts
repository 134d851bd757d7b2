import {
  AVATAR_MODES,
  BRAND_DEFAULTS,
  type BrandFact,
  FONT_PAIRS,
  INTROS,
  LOWER_THIRDS,
  NICHES,
  OUTROS,
  type RequiredWords,
  type RuleSwitch,
  TONES,
  type WordRule,
} from '@octavo/contract/brand'
import { CAPTION_STYLES } from '@octavo/contract/caption'
import type { InterviewQuestionId } from '@octavo/contract/interview'
import type { LookName } from '@octavo/contract/look'
import { type FilmPicture, STOCK_PICTURES } from '@octavo/contract/picture'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

export const brands = pgTable(
  'brands',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    niche: text({ enum: NICHES }).notNull(),
    tone: text({ enum: TONES }).notNull(),
    primaryColor: text('primary_color').notNull(),
    logoUrl: text('logo_url'),
    description: text().notNull().default(''),
    trade: text().notNull().default(''),
    place: text().notNull().default(''),
    audience: text().notNull().default(''),
    wordsToUse: jsonb('words_to_use').$type<string[]>().notNull().default([]),
    wordsToAvoid: jsonb('words_to_avoid').$type<string[]>().notNull().default([]),
    wordRules: jsonb('word_rules').$type<WordRule[]>().notNull().default([]),
    requiredWords: jsonb('required_words').$type<RequiredWords[]>().notNull().default([]),
    ruleSwitches: jsonb('rule_switches').$type<RuleSwitch[]>().notNull().default([]),
    defaultPersona: text('default_persona').notNull().default(''),
    avatarMode: text('avatar_mode', { enum: AVATAR_MODES }).notNull(),
    captionStyle: text('caption_style', { enum: CAPTION_STYLES }).notNull().default(BRAND_DEFAULTS.captionStyle),
    looks: jsonb().$type<LookName[]>().notNull().default([]),
    music: text().notNull().default('library'),
    fonts: text({ enum: FONT_PAIRS }).notNull().default(BRAND_DEFAULTS.fonts),
    shortIntro: text('short_intro', { enum: INTROS }).notNull().default('none'),
    /** Brands from before there were intros go on without one. */
    longIntro: text('long_intro', { enum: INTROS }).notNull().default('none'),
    outro: text({ enum: OUTROS }).notNull().default(BRAND_DEFAULTS.outro),
    lowerThird: text('lower_third', { enum: LOWER_THIRDS }).notNull().default(BRAND_DEFAULTS.lowerThird),
    lowerThirdLine: text('lower_third_line').notNull().default(''),
    closeLink: text('close_link').notNull().default(''),
    pictures: jsonb().$type<FilmPicture[]>().notNull().default([]),
    stockPictures: text('stock_pictures', { enum: STOCK_PICTURES }).notNull().default(BRAND_DEFAULTS.stockPictures),
    weeklyBatchEnabled: boolean('weekly_batch_enabled').notNull().default(false),
    facts: jsonb().$type<BrandFact[]>().notNull().default([]),
    /** Questions that the owner did not want to answer; what was answered stands in the facts. */
    interviewSkipped: jsonb('interview_skipped').$type<InterviewQuestionId[]>().notNull().default([]),
    lexicon: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of the sample workspace: counted nowhere, and nothing is made for it. */
    sample: boolean().notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('brands_account').on(table.accountId)],
)

/** Files a person brought: the row is there before the bytes, `storedAt` says that they came and were checked. */
export const objects = pgTable('objects', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  contentType: text('content_type'),
  bytes: integer(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  storedAt: timestamp('stored_at', { withTimezone: true }),
})
