import type { ComplianceCheck } from '@octavo/contract/compliance'
import type { GenerationStep, ViralNiche } from '@octavo/contract/generation'
import { VIDEO_FORMATS } from '@octavo/contract/video'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { brands } from './brands.ts'
import { scripts } from './scripts.ts'
import { videos } from './videos.ts'

/** What was asked for, as far as it is not a column of its own. */
export type GenerationInput = { niche?: ViralNiche; topic?: string; trend?: string; targetViralScore?: number }
/** What memory said of the script that was written. */
export type MemoryNote = {
  is_duplicate: boolean
  compared: number
  closest: { title: string; similarity: number } | null
}
/** The script that was written, whether it was kept or not. */
export type GeneratedContent = {
  title: string
  body: string
  hook: string
  callToAction: string
  hashtags: string[]
  sources: string[]
  ingredients: string[]
  verdict: ComplianceCheck
  voice: string
  cues: { startMs: number; visuals: string }[]
}

/** One run of a generator: what it was asked, how far each of its steps is, and what came of it. */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Chosen by the caller: the same request twice finds the run it began. */
    requestId: uuid('request_id').notNull(),
    kind: text({ enum: ['viral', 'viral-short'] }).notNull(),
    format: text({ enum: VIDEO_FORMATS }).notNull(),
    seed: integer().notNull(),
    input: jsonb().$type<GenerationInput>().notNull(),
    status: text({ enum: ['generating', 'completed', 'failed'] })
      .notNull()
      .default('generating'),
    steps: jsonb().$type<GenerationStep[]>().notNull(),
    problem: text(),
    content: jsonb().$type<GeneratedContent>(),
    memory: jsonb().$type<MemoryNote>(),
    scriptId: uuid('script_id').references(() => scripts.id, { onDelete: 'set null' }),
    videoId: uuid('video_id').references(() => videos.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('generations_account').on(table.accountId, table.createdAt),
    uniqueIndex('generations_request').on(table.accountId, table.requestId),
  ],
)
