import { BrandId } from '#brand/schemas.ts'
import { ComplianceCheck } from '#compliance/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { MemoryResult, ViralContent } from '#script-writing/schemas.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { VIDEO_STATUSES } from '#video/state.ts'
import { z } from '#zod.ts'
import { GENERATION_LIMITS, VIRAL_NICHES } from './limits.ts'

const { targetViralScore } = GENERATION_LIMITS
/** Chosen by the caller: the same request twice finds what the first one made. */
const RequestId = z.uuid().optional()

/** The Viral Content Generator. */
export const ViralGenerate = z.object({
  brandId: BrandId,
  contentType: z.enum(VIDEO_FORMATS).default('short'),
  /** A trend in the owner's words; the script starts from it. */
  trendingContext: z.string().trim().max(GENERATION_LIMITS.trend).optional(),
  requestId: RequestId,
})

export const ViralShortCreate = z.object({
  brandId: BrandId,
  niche: z.enum(VIRAL_NICHES),
  topic: z.string().trim().min(1).max(GENERATION_LIMITS.topic),
  targetViralScore: z.number().min(targetViralScore.min).max(targetViralScore.max).default(targetViralScore.standard),
  requestId: RequestId,
})

/** `pending` has not begun, `processing` is at it, `error` says in `details` what went wrong. */
export const GenerationStep = z.object({
  step: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'error']),
  /** What it did or found, in a sentence; empty while pending. */
  details: z.string(),
  result: z.record(z.string(), z.unknown()).nullable(),
})
export type GenerationStep = z.output<typeof GenerationStep>

/** What both kinds of run have in common. `failed` has its sentence in `problem`. */
const run = {
  id: z.string(),
  status: z.enum(['generating', 'completed', 'failed']),
  problem: z.string().nullable(),
  brandId: z.string(),
  scriptId: z.string().nullable(),
  steps: z.array(GenerationStep),
  createdAt: z.string(),
}

/** The film that was ordered, as it stands now. A script that needs a person first is at `review`. */
const FilmState = z.object({
  id: z.string(),
  status: z.enum(VIDEO_STATUSES),
  /** Share that is made, 0 to 1. */
  progress: z.number(),
  problem: z.string().nullable(),
  streamUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  filename: z.string().nullable(),
})

export const ViralGeneration = z.object({
  ...run,
  contentType: z.enum(VIDEO_FORMATS),
  trendingContext: z.string().nullable(),
  viralContent: z
    .object({
      title: z.string(),
      viralScore: z.number(),
      hook: z.string(),
      script: z.string(),
      hashtags: z.array(z.string()),
      callToAction: z.string(),
      sources: z.array(z.string()),
    })
    .nullable(),
  complianceCheck: ComplianceCheck.nullable(),
  videoAsset: FilmState.nullable(),
})
export type ViralGeneration = z.output<typeof ViralGeneration>

export const ViralShort = z.object({
  ...run,
  niche: z.enum(VIRAL_NICHES),
  topic: z.string(),
  targetViralScore: z.number(),
  viral_content: ViralContent.nullable(),
  memory_result: MemoryResult.nullable(),
  complianceCheck: ComplianceCheck.nullable(),
  video: FilmState.nullable(),
})
export type ViralShort = z.output<typeof ViralShort>

export const generationSchemas = {
  viral: { body: ViralGenerate, reply: ViralGeneration },
  viralRuns: { reply: z.array(ViralGeneration) },
  viralRun: { reply: ViralGeneration },
  short: { body: ViralShortCreate, reply: ViralShort },
  shortRuns: { reply: z.array(ViralShort) },
  shortRun: { reply: ViralShort },
} satisfies Record<string, RowSchemas>
