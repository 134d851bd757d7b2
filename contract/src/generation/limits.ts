export const GENERATION_LIMITS = {
  targetViralScore: { min: 80, max: 100, standard: 95 },
  topic: 200,
  trend: 500,
} as const

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
