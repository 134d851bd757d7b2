import { RISK_LEVELS } from '#compliance/limits.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { STUDY_LIMITS } from './limits.ts'

const Pattern = z.object({
  pattern_type: z.string(),
  /** Share of the studied videos that have it, weighted by their views where these are public; 0 to 1. */
  effectiveness: z.number(),
  description: z.string(),
  /** Words of one of the studied videos. */
  example: z.string(),
})

const Insight = z.object({
  category: z.string(),
  risk_level: z.enum(RISK_LEVELS),
  requirement: z.string(),
})

/** What became of one address. */
const Studied = z.object({
  id: z.string().nullable(),
  url: z.string(),
  ok: z.boolean(),
  title: z.string().nullable(),
  author: z.string().nullable(),
  views: z.number().nullable(),
  /** What its words were taken from. */
  readFrom: z.enum(['page', 'transcript']).nullable(),
  viralScore: z.number().nullable(),
  complianceScore: z.number().nullable(),
  /** Why there is no result. */
  error: z.string().nullable(),
})

export const StudyResult = z.object({
  videos_analyzed: z.number(),
  viral_patterns: z.array(Pattern),
  compliance_insights: z.array(Insight),
  production_guidelines: z.array(z.string()),
  videos: z.array(Studied),
})
export type StudyResult = z.output<typeof StudyResult>

const url = z.string().trim().max(STUDY_LIMITS.url)

export const studySchemas = {
  study: {
    body: z.object({
      /** Blank ones are dropped; one that cannot be read gets an error of its own. */
      video_urls: z
        .array(url)
        .max(STUDY_LIMITS.urls)
        .transform((all) => [...new Set(all.filter(Boolean))])
        .refine((all) => all.length > 0, 'Please enter at least one video address'),
      /** Pasted transcripts by address. */
      transcripts: z.record(url, z.string().trim().max(STUDY_LIMITS.transcript)).default({}),
    }),
    reply: StudyResult,
  },
  list: { reply: StudyResult },
  remove: { reply: z.object({ success: z.literal(true) }) },
  results: {
    reply: z.object({
      analysis_complete: z.boolean(),
      videos_analyzed: z.number(),
      viral_patterns: z.array(Pattern),
      compliance_insights: z.array(Insight),
      production_guidelines: z.array(z.string()),
    }),
  },
  createBatch: {
    body: z.object({ video_urls: z.array(url).max(STUDY_LIMITS.urls).default([]) }),
    reply: z.object({
      success: z.literal(true),
      /** Addresses that could be studied, and those that could not, with why. Nothing is fetched or kept. */
      accepted: z.array(z.string()),
      refused: z.array(z.object({ url: z.string(), error: z.string() })),
      patterns: z.number(),
    }),
  },
} satisfies Record<string, RowSchemas>
