import { NICHES } from '@octavo/contract/brand'
import { LEARNED_TRAITS, type LearnedPattern } from '@octavo/contract/learning'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Points, -5 to 5, by kind of trait and its value, such as `hooks.question`. */
export type Weights = Partial<Record<'hooks' | 'structures' | 'lengths' | 'angles', Record<string, number>>>

/** A pattern as it is kept: with the points that its films taught, used or not, and all films that have the trait. */
export type KeptPattern = Omit<LearnedPattern, 'taught' | 'sure' | 'evidence' | 'setAside'> & {
  /** Better or worse, for advice too, which weighs nothing. */
  points: number
  filmIds: string[]
  usualViews: LearnedPattern['evidence']['usualViews']
}

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** What an account's own films taught about a niche: the latest cycle's word. */
export const lessons = pgTable(
  'lessons',
  {
    accountId: ofAccount(),
    niche: text({ enum: NICHES }).notNull(),
    weights: jsonb().$type<Weights>().notNull(),
    patterns: jsonb().$type<KeptPattern[]>().notNull(),
    /** Films that it was learned from. */
    films: integer().notNull(),
    learnedAt: timestamp('learned_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.niche] })],
)

/** What an owner does not want to be weighed, whatever their films say of it. */
export const setAsidePatterns = pgTable(
  'set_aside_patterns',
  {
    accountId: ofAccount(),
    niche: text({ enum: NICHES }).notNull(),
    trait: text({ enum: LEARNED_TRAITS }).notNull(),
    value: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.niche, table.trait, table.value] })],
)

export const learningCycles = pgTable(
  'learning_cycles',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    trigger: text({ enum: ['clock', 'person'] }).notNull(),
    films: integer().notNull(),
    patternsFound: integer('patterns_found').notNull(),
    improvementsApplied: integer('improvements_applied').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('learning_cycles_account').on(table.accountId, table.at)],
)

/** One observation about a studied video. */
export type Trait = { label: string; share: number; example: string }
export type Observation = { category: string; riskLevel: 'low' | 'medium' | 'high'; requirement: string }

/** Somebody else's public video as it was read: its words, and what they are like. */
export const studies = pgTable(
  'studies',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    url: text().notNull(),
    title: text().notNull(),
    author: text(),
    views: integer(),
    readFrom: text('read_from', { enum: ['page', 'transcript'] }).notNull(),
    hook: text().notNull(),
    hookKind: text('hook_kind').notNull(),
    structure: text().notNull(),
    seconds: real().notNull(),
    viralScore: integer('viral_score').notNull(),
    complianceScore: integer('compliance_score').notNull(),
    traits: jsonb().$type<Trait[]>().notNull(),
    observations: jsonb().$type<Observation[]>().notNull(),
    studiedAt: timestamp('studied_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('studies_url').on(table.accountId, table.url)],
)
