import { NICHES, type Niche } from '@octavo/contract/brand'
import type { ComplianceCheck } from '@octavo/contract/compliance'
import { PACKAGE_STATUSES } from '@octavo/contract/production'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { brands } from './brands.ts'
import { scripts } from './scripts.ts'

/** An account's mass production: its settings, and whether it goes on. */
export const productions = pgTable('productions', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  active: boolean().notNull(),
  /** Who began it: a person with a daily volume, or autonomous operation with what the channels bear. */
  startedBy: text('started_by', { enum: ['person', 'operation'] }).notNull(),
  dailyVolume: integer('daily_volume').notNull(),
  topics: text().array().notNull().default(sql`'{}'::text[]`),
  niches: text().array().$type<Niche[]>().notNull().default(sql`'{}'::text[]`),
  qualityThreshold: integer('quality_threshold').notNull(),
  /** Why nothing is made at the moment, in a sentence. */
  waits: text(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
})

/** What the officer said of a package's script. */
export type PackageReport = Pick<ComplianceCheck, 'approved' | 'score' | 'riskLevel' | 'issues' | 'humanityScore'>

/** A presenter-style script, from its place in the queue to its film, which has the package's id. */
export const ugcPackages = pgTable(
  'ugc_packages',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** The request that asked for it; null for the queue of mass production. */
    runId: uuid('run_id'),
    /** The workflow that writes it now. */
    job: uuid(),
    status: text({ enum: PACKAGE_STATUSES }).notNull().default('queued'),
    niche: text({ enum: NICHES }).notNull(),
    topic: text(),
    seed: integer().notNull(),
    /** The viral score it has to reach to be filmed by itself. */
    threshold: integer().notNull(),
    scriptId: uuid('script_id').references(() => scripts.id, { onDelete: 'set null' }),
    viralScore: integer('viral_score'),
    report: jsonb().$type<PackageReport>(),
    problem: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    writtenAt: timestamp('written_at', { withTimezone: true }),
    filmedAt: timestamp('filmed_at', { withTimezone: true }),
  },
  (table) => [
    index('ugc_packages_account').on(table.accountId, table.createdAt),
    index('ugc_packages_run').on(table.accountId, table.runId),
    index('ugc_packages_brand').on(table.brandId),
    index('ugc_packages_script').on(table.scriptId),
  ],
)
