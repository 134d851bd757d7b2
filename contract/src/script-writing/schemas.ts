import { BrandId } from '#brand/schemas.ts'
import { ComplianceCheck, Relevance } from '#compliance/schemas.ts'
import { FILM_ORDER_LIMITS } from '#film-order/limits.ts'
import { GENERATION_LIMITS, VIRAL_NICHES } from '#generation/limits.ts'
import { PLATFORMS } from '#network/index.ts'
import type { RowSchemas } from '#route.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { z } from '#zod.ts'

const { targetViralScore, topic } = GENERATION_LIMITS
const { script, title } = FILM_ORDER_LIMITS

const SingleCheck = z.object({
  theme: z.string().trim().min(1).max(topic),
  platform: z.enum(PLATFORMS).default('tiktok'),
})

const Learned = z.object({
  brandId: BrandId,
  niche: z.enum(VIRAL_NICHES).optional(),
  topic: z.string().trim().min(1).max(topic).optional(),
  contentType: z.enum(VIDEO_FORMATS).default('short'),
  targetViralScore: z.number().min(targetViralScore.min).max(targetViralScore.max).default(targetViralScore.standard),
})

const Remember = z.object({
  title: z.string().trim().min(1).max(title),
  content: z.string().trim().min(script.min, 'Script must be at least 10 characters').max(script.max),
  brandId: BrandId.optional(),
})

const Analyse = z.object({
  niche: z.enum(VIRAL_NICHES).optional(),
  topic: z.string().trim().min(1).max(topic).optional(),
  brandId: BrandId.optional(),
})

/** What the account's own scripts and the niche's knowledge say about a topic. */
export const TopicAnalysis = z.object({
  niche: z.enum(VIRAL_NICHES).nullable(),
  topic: z.string().nullable(),
  /** The account's scripts, and those of them that speak of the topic. */
  scripts: z.number(),
  onTopic: z.array(z.object({ id: z.string(), title: z.string(), viralScore: z.number() })),
  averageViralScore: z.number().nullable(),
  /** How the account's best scripts open, are built and last; nothing while there are none. */
  strongest: z.object({ hook: z.string(), structure: z.string(), length: z.string() }).nullable(),
  knowledge: z.array(z.object({ topic: z.string(), fact: z.string(), source: z.string() })),
  /** Pieces of knowledge that speak of the topic, and all that the niche has. */
  knowledgeOnTopic: z.number(),
  knowledgeInNiche: z.number(),
})
export type TopicAnalysis = z.output<typeof TopicAnalysis>

const Marker = z.object({
  /** Seconds from the film's start. */
  time: z.number(),
  action: z.string(),
})

/** A script with what a film of it needs to know. */
export const ViralContent = z.object({
  title: z.string(),
  hook: z.string(),
  script: z.string(),
  voice_instructions: z.string(),
  visual_cues: z.array(z.string()),
  timing_markers: z.array(Marker),
  cta: z.string(),
  hashtags: z.array(z.string()),
  sources: z.array(z.string()),
  /** The viral score, 0 to 100. */
  viral_prediction: z.number(),
  /** The lowest of the three scores, 0 to 1. */
  confidence_score: z.number(),
})

/** Whether the account has said it before. */
export const MemoryResult = z.object({
  is_duplicate: z.boolean(),
  /** Scripts of the account it was compared with. */
  compared: z.number(),
  /** The most similar earlier script and how similar it is, 0 to 1. */
  closest: z.object({ title: z.string(), similarity: z.number() }).nullable(),
})

export const scriptWritingSchemas = {
  single: {
    body: SingleCheck,
    reply: z.object({
      success: z.literal(true),
      video: z.object({
        title: z.string(),
        hook: z.string(),
        script: z.string(),
        hashtags: z.array(z.string()),
        callToAction: z.string(),
        viralScore: z.number(),
        relevance: Relevance.optional(),
        complianceScore: z.number(),
        humanityScore: z.number(),
        seconds: z.number(),
        platform: z.enum(PLATFORMS),
      }),
    }),
  },
  learned: {
    body: Learned,
    reply: z.object({
      success: z.literal(true),
      content: ViralContent,
      complianceCheck: ComplianceCheck,
      /** How many texts were written to find it, and whether it reached the target. */
      candidates: z.number(),
      targetReached: z.boolean(),
      /** What the account's own films taught, in sentences; empty until there are results. */
      lessonsApplied: z.array(z.string()),
    }),
  },
  remember: {
    body: Remember,
    reply: z.object({ success: z.literal(true), memory_result: MemoryResult, scriptId: z.string().nullable() }),
  },
  analysis: { body: Analyse, reply: z.object({ success: z.literal(true), analysis: TopicAnalysis }) },
} satisfies Record<string, RowSchemas>
