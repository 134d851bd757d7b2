import { VIRAL_NICHES, type ViralNiche } from '@octavo/contract/generation'

const LABELS: Record<ViralNiche, string> = {
  ai_automation: 'AI automation',
  business_productivity: 'Business productivity',
  finance_investing: 'Finance and investing',
  health_fitness: 'Health and fitness',
  tech_reviews: 'Tech reviews',
  lifestyle_hacks: 'Lifestyle hacks',
  entrepreneurship: 'Entrepreneurship',
}

export const nicheLabel = (niche: ViralNiche): string => LABELS[niche]

export const NICHE_OPTIONS = VIRAL_NICHES.map((value) => ({ value, label: LABELS[value] }))
