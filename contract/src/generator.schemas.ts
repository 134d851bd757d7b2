import { z } from 'zod'
import { BrandId } from './brand.schemas.ts'
import { CAPTION_STYLES } from './caption.ts'
import { ComplianceCheck } from './compliance.schemas.ts'
import {
  GENERATOR_LIMITS,
  GENERATOR_VOICES,
  PLATFORMS,
  VIRAL_BACKGROUNDS,
  VIRAL_NICHES,
  VIRAL_VOICES,
} from './generator.ts'
import { messages } from './messages.ts'
import { FilmPictures } from './picture.schemas.ts'
import { GENERATED_STATUSES, VIDEO_STATUSES } from './pipeline.ts'
import type { RowSchemas } from './route.ts'
import { GeneratedVideo } from './video.schemas.ts'
import { AVATAR_STYLES, BACKGROUND_STYLES, VIDEO_FORMATS } from './video.ts'

const { duration, script, targetViralScore } = GENERATOR_LIMITS
/** Chosen by the caller: the same request twice finds what the first one made. */
const RequestId = z.uuid().optional()

/** The Viral Content Generator. */
export const ViralGenerate = z.object({
  brandId: BrandId,
  contentType: z.enum(VIDEO_FORMATS).default('short'),
  /** A trend in the owner's words; the script starts from it. */
  trendingContext: z.string().trim().max(GENERATOR_LIMITS.trend).optional(),
  requestId: RequestId,
})

/** The form of the AI Video Generator. */
export const VideoGenerate = z.object({
  brandId: z.uuid('Brand is required'),
  script: z.string().trim().min(script.min, 'Script must be at least 10 characters').max(script.max),
  videoType: z.enum(VIDEO_FORMATS).default('short'),
  avatarStyle: z.enum(AVATAR_STYLES).default('professional'),
  voiceId: z.enum(GENERATOR_VOICES).default('professional'),
  backgroundStyle: z.enum(BACKGROUND_STYLES).default('office'),
  /** The brand's own if not given. */
  captionStyle: z.enum(CAPTION_STYLES).optional(),
  duration: z.number().min(duration.min).max(duration.max).default(duration.standard),
  pictures: FilmPictures.optional(),
  requestId: RequestId,
})

export const ViralShortCreate = z.object({
  brandId: BrandId,
  niche: z.enum(VIRAL_NICHES),
  topic: z.string().trim().min(1).max(GENERATOR_LIMITS.topic),
  targetViralScore: z.number().min(targetViralScore.min).max(targetViralScore.max).default(targetViralScore.standard),
  requestId: RequestId,
})

/** The real viral generator. */
export const RealViral = z.object({
  script: z.string(messages.generator.scriptAndTitle).trim().min(1, messages.generator.scriptAndTitle).max(script.max),
  title: z
    .string(messages.generator.scriptAndTitle)
    .trim()
    .min(1, messages.generator.scriptAndTitle)
    .max(GENERATOR_LIMITS.title),
  options: z
    .object({
      useAIAvatar: z.boolean().default(false),
      voiceType: z.enum(VIRAL_VOICES).default('nova'),
      backgroundType: z.enum(VIRAL_BACKGROUNDS).default('gradient'),
      includeSubtitles: z.boolean().default(true),
    })
    .prefault({}),
  pictures: FilmPictures.optional(),
  /** Whose look it wears; the account's first brand if not given. */
  brandId: BrandId.optional(),
  requestId: RequestId,
})

const SingleCheck = z.object({
  theme: z.string().trim().min(1).max(GENERATOR_LIMITS.topic),
  platform: z.enum(PLATFORMS).default('tiktok'),
})

const Learned = z.object({
  brandId: BrandId,
  niche: z.enum(VIRAL_NICHES).optional(),
  topic: z.string().trim().min(1).max(GENERATOR_LIMITS.topic).optional(),
  contentType: z.enum(VIDEO_FORMATS).default('short'),
  targetViralScore: z.number().min(targetViralScore.min).max(targetViralScore.max).default(targetViralScore.standard),
})

const Remember = z.object({
  title: z.string().trim().min(1).max(GENERATOR_LIMITS.title),
  content: z.string().trim().min(script.min, 'Script must be at least 10 characters').max(script.max),
  brandId: BrandId.optional(),
})

const Analyse = z.object({
  niche: z.enum(VIRAL_NICHES).optional(),
  topic: z.string().trim().min(1).max(GENERATOR_LIMITS.topic).optional(),
  brandId: BrandId.optional(),
})

/** `pending` has not begun, `processing` is at it, `error` says in `details` what went wrong. */
export const GenerationStep = z.object({
  step: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'error']),
  /** What it did or found, in a sentence; empty while pending. */
  details: z.string(),
  result: z.record(z.string(), z.unknown()).nullable(),
})

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

const Marker = z.object({
  /** Seconds from the film's start. */
  time: z.number(),
  action: z.string(),
})

const ViralContent = z.object({
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

const MemoryResult = z.object({
  is_duplicate: z.boolean(),
  /** Scripts of the account it was compared with. */
  compared: z.number(),
  /** The most similar earlier script and how similar it is, 0 to 1. */
  closest: z.object({ title: z.string(), similarity: z.number() }).nullable(),
})

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

/** The film that the AI Video Generator ordered. Length and scenes are planned from the words until the voice is recorded. */
export const OrderedFilm = GeneratedVideo.extend({
  totalDuration: z.number(),
  metadata: GeneratedVideo.shape.metadata.extend({
    resolution: z.string(),
    avatarUsed: z.string(),
    voiceUsed: z.string(),
    backgroundUsed: z.string(),
    musicUsed: z.string(),
    captions: z.boolean(),
    /** Null: the brand's own. */
    captionStyle: z.enum(CAPTION_STYLES).nullable(),
  }),
  /** What the owner should know, such as words that do not fill the asked time. */
  lengthNote: z.string().nullable(),
  etaSeconds: z.number().nullable(),
  credits: z.number(),
  scriptId: z.string().nullable(),
  srtUrl: z.string().nullable(),
  vttUrl: z.string().nullable(),
  readyAt: z.string().nullable(),
})

export const generatorSchemas = {
  viral: { body: ViralGenerate, reply: ViralGeneration },
  viralRuns: { reply: z.array(ViralGeneration) },
  viralRun: { reply: ViralGeneration },
  film: { body: VideoGenerate, reply: z.object({ video: OrderedFilm }) },
  filmState: { reply: z.object({ video: OrderedFilm }) },
  short: { body: ViralShortCreate, reply: ViralShort },
  shortRuns: { reply: z.array(ViralShort) },
  shortRun: { reply: ViralShort },
  realViral: {
    body: RealViral,
    reply: z.object({
      success: z.boolean(),
      filename: z.string(),
      videoId: z.string(),
      status: z.enum(GENERATED_STATUSES),
      /** Why there is no film, when `success` is false. */
      error: z.string().optional(),
    }),
  },
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
