import type { z } from 'zod'
import type {
  GenerationStep as GenerationStepSchema,
  generatorSchemas,
  OrderedFilm as OrderedFilmSchema,
  TopicAnalysis as TopicAnalysisSchema,
  ViralGeneration as ViralGenerationSchema,
  ViralShort as ViralShortSchema,
} from './generator.schemas.ts'
import { rows } from './route.ts'

export type OrderedFilm = z.output<typeof OrderedFilmSchema>
export type GenerationStep = z.output<typeof GenerationStepSchema>
export type ViralGeneration = z.output<typeof ViralGenerationSchema>
export type ViralShort = z.output<typeof ViralShortSchema>
export type TopicAnalysis = z.output<typeof TopicAnalysisSchema>

export const GENERATOR_LIMITS = {
  script: { min: 10, max: 20_000 },
  /** Seconds that a film of the AI Video Generator may be asked to last. */
  duration: { min: 15, max: 300, standard: 60 },
  targetViralScore: { min: 80, max: 100, standard: 95 },
  topic: 200,
  trend: 500,
  title: 200,
} as const

/** The voices of the AI Video Generator. */
export const GENERATOR_VOICES = [
  'professional',
  'friendly',
  'authoritative',
  'warm',
  'energetic',
  'storyteller',
] as const
/** The voices of the real viral generator. */
export const VIRAL_VOICES = ['nova', 'alloy', 'echo', 'fable', 'onyx', 'shimmer'] as const
export const VIRAL_BACKGROUNDS = ['gradient', 'solid', 'animated'] as const
export const PLATFORMS = ['tiktok', 'instagram', 'youtube', 'facebook'] as const
export type Platform = (typeof PLATFORMS)[number]

export const VIRAL_NICHES = [
  'ai_automation',
  'business_productivity',
  'finance_investing',
  'health_fitness',
  'tech_reviews',
  'lifestyle_hacks',
  'entrepreneurship',
] as const
export type ViralNiche = (typeof VIRAL_NICHES)[number]

/** The six steps of a viral short, in order. */
export const VIRAL_SHORT_STEPS = [
  'TopView Deep Analysis',
  'AI Memory Check',
  'Viral Intelligence Extraction',
  'Learning-Optimized Generation',
  'Memory Storage',
  'Video Production',
] as const
/** The steps of the Viral Content Generator, in order. */
export const VIRAL_CONTENT_STEPS = ['Script', 'Compliance check', 'Memory', 'Video production'] as const

export const generatorRoutes = rows<typeof generatorSchemas>()({
  /** Writes, checks, remembers and films; answers with what is known after 22 seconds, the rest by `viralRun`. */
  viral: { method: 'POST', path: '/api/viral/generate' },
  viralRuns: { method: 'GET', path: '/api/viral/generations' },
  viralRun: { method: 'GET', path: '/api/viral/generations/{id}' },
  /** Films the given words at the asked length. */
  film: { method: 'POST', path: '/api/videos/generate' },
  filmState: { method: 'GET', path: '/api/videos/{id}/generated' },
  short: { method: 'POST', path: '/api/viral-short/create' },
  /** The latest runs, the newest first: what a screen shows again after it was left. */
  shortRuns: { method: 'GET', path: '/api/viral-short' },
  shortRun: { method: 'GET', path: '/api/viral-short/{id}' },
  /** One file from one finished script; `filename` answers 409 with Retry-After until it is made. */
  realViral: { method: 'POST', path: '/api/generate-viral-video' },
  /** A verification check: writes and scores a script, keeps nothing. */
  single: { method: 'POST', path: '/api/viral-shorts/generate-single', open: true, perMinute: 30 },
  learned: { method: 'POST', path: '/api/ai/content/learning-optimized' },
  remember: { method: 'POST', path: '/api/ai/memory/store' },
  analysis: { method: 'POST', path: '/api/ai/learning/topview-analysis' },
})

/** Where the real viral generator's file is looked at and saved, by its name. */
export const generatorFiles = {
  download: (filename: string) => `/api/download-video/${encodeURIComponent(filename)}`,
  preview: (filename: string) => `/api/preview-video/${encodeURIComponent(filename)}`,
}
