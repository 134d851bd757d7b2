import { NICHES } from '#brand/limits.ts'
import { BrandId } from '#brand/schemas.ts'
import { RISK_LEVELS } from '#compliance/limits.ts'
import { Finding, Relevance } from '#compliance/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { VIDEO_STATUSES } from '#video/state.ts'
import { z } from '#zod.ts'
import { PACKAGE_STATUSES, PRODUCTION_DEFAULTS, PRODUCTION_LIMITS, UGC_QUANTITY } from './limits.ts'

const { dailyVolume, topics, topic, niches } = PRODUCTION_LIMITS

/** Blank entries are dropped, so that a list with a comma too many is no mistake. */
const Topics = z
  .array(z.string().trim().max(topic))
  .max(topics)
  .transform((all) => [...new Set(all.filter(Boolean))])

const MassSettings = z.object({
  daily_volume: z.number().int().min(1).max(dailyVolume).default(PRODUCTION_DEFAULTS.dailyVolume),
  topics: Topics.default([]),
  /** Brands of these niches take part; all if none is named. */
  niches: z.array(z.enum(NICHES)).max(niches).default([]),
  quality_threshold: z.number().min(0).max(100).default(PRODUCTION_DEFAULTS.qualityThreshold),
})

const MassUgc = z.object({
  /** The account's first brand if not given. */
  brand_id: BrandId.optional(),
  /** Whose knowledge the scripts draw on; the brand's own if not given. */
  niche: z.enum(NICHES).optional(),
  topics: Topics.default([]),
  quantity: z.number().int().min(UGC_QUANTITY.min).max(UGC_QUANTITY.max).default(UGC_QUANTITY.standard),
  /** Chosen by the caller: the same request twice finds the run it began. */
  requestId: z.uuid().optional(),
})

/** A presenter-style script with the officer's word on it. The persona claims nothing of its own. */
export const UgcPackage = z.object({
  id: z.string(),
  /** The id its film has, or will have. */
  video_id: z.string(),
  status: z.enum(PACKAGE_STATUSES),
  brandId: z.string(),
  brandName: z.string(),
  niche: z.enum(NICHES),
  /** What it is about; null where none was asked for, or the writer had nothing new to say on it and stayed with the niche. */
  topic: z.string().nullable(),
  title: z.string().nullable(),
  hook: z.string().nullable(),
  script: z.string().nullable(),
  callToAction: z.string().nullable(),
  hashtags: z.array(z.string()),
  sources: z.array(z.string()),
  /** The viral score, 0 to 100; null until it is written. */
  viral_prediction: z.number().nullable(),
  relevance: Relevance.nullable().optional(),
  humanity_score: z.number().nullable(),
  /** Written, approved, and not under the score that was asked for. */
  production_ready: z.boolean(),
  compliance_report: z
    .object({
      approval_status: z.enum(['approved', 'requires_review']),
      compliance_score: z.number(),
      risk_level: z.enum(RISK_LEVELS),
      issues: z.array(Finding),
    })
    .nullable(),
  scriptId: z.string().nullable(),
  /** Its film as it stands; null until one is ordered. */
  video: z
    .object({
      status: z.enum(VIDEO_STATUSES),
      progress: z.number(),
      problem: z.string().nullable(),
      posterUrl: z.string().nullable(),
      streamUrl: z.string().nullable(),
      downloadUrl: z.string().nullable(),
    })
    .nullable(),
  problem: z.string().nullable(),
  createdAt: z.string(),
})
export type UgcPackage = z.output<typeof UgcPackage>

export const UgcRun = z.object({
  run_id: z.string(),
  status: z.enum(['writing', 'done', 'halted']),
  quantity: z.number(),
  written: z.number(),
  failed: z.number(),
  content_packages: z.array(UgcPackage),
})
export type UgcRun = z.output<typeof UgcRun>

export const ProductionState = z.object({
  /** What the queue does now, in a word. */
  mode: z.enum(['inactive', 'active', 'waiting', 'paused', 'halted']),
  /** Why it waits, or what it does next, in a sentence. */
  says: z.string(),
  total_content_generated: z.number(),
  /** Of a hundred written: approved, and at 80 or more. Null until something is written. */
  compliance_rate: z.number().nullable(),
  viral_success_rate: z.number().nullable(),
  daily_production_target: z.number(),
  /** Films that today's production has ordered. */
  current_daily_output: z.number(),
  queue_size: z.number(),
  auto_pilot_active: z.boolean(),
  /** When the next day's production begins. */
  next_batch_at: z.string(),
  settings: z.object({
    daily_volume: z.number(),
    topics: z.array(z.string()),
    niches: z.array(z.enum(NICHES)),
    quality_threshold: z.number(),
  }),
  recent: z.array(UgcPackage),
})
export type ProductionState = z.output<typeof ProductionState>

const Package = z.object({ package: UgcPackage })

export const productionSchemas = {
  start: {
    body: MassSettings,
    reply: z.object({ success: z.literal(true), content_queue_size: z.number(), state: ProductionState }),
  },
  pause: { reply: ProductionState },
  statistics: { reply: ProductionState },
  autoPilot: { body: z.object({ active: z.boolean() }), reply: ProductionState },
  queue: { reply: z.object({ size: z.number(), packages: z.array(UgcPackage) }) },
  clearQueue: { reply: ProductionState },
  generate: { body: MassUgc, reply: UgcRun },
  packages: { reply: z.object({ content_packages: z.array(UgcPackage) }) },
  run: { reply: UgcRun },
  get: { reply: Package },
  film: { reply: Package },
  remove: { reply: z.object({ success: z.literal(true) }) },
} satisfies Record<string, RowSchemas>
