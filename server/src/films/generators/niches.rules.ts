/** Pure: the seven niches of viral shorts as the writer and the compliance officer know them. */
import type { Niche } from '@octavo/contract/brand'
import type { ViralNiche } from '@octavo/contract/generation'

type Known = {
  /** Whose knowledge it draws on. */
  niche: Niche
  /** What sets it apart within that knowledge. */
  keywords: readonly string[]
}

const KNOWN: Record<ViralNiche, Known> = {
  ai_automation: {
    niche: 'AI & Technology',
    keywords: ['automation', 'workflow', 'model', 'prompt', 'training', 'machine', 'routine', 'repeat'],
  },
  business_productivity: {
    niche: 'Business & Entrepreneurship',
    keywords: ['time', 'meeting', 'process', 'checklist', 'delegation', 'planning', 'priority', 'hiring'],
  },
  finance_investing: {
    niche: 'Business & Entrepreneurship',
    keywords: ['cash', 'margin', 'price', 'cost', 'profit', 'reserve', 'invoice', 'loan', 'budget'],
  },
  health_fitness: {
    niche: 'Personal Development',
    keywords: ['sleep', 'habit', 'exercise', 'walk', 'energy', 'rest', 'stress', 'routine'],
  },
  tech_reviews: {
    niche: 'AI & Technology',
    keywords: ['screen', 'battery', 'phone', 'laptop', 'network', 'password', 'storage', 'update', 'device'],
  },
  lifestyle_hacks: {
    niche: 'Personal Development',
    keywords: ['habit', 'attention', 'evening', 'morning', 'memory', 'decision', 'clutter', 'small'],
  },
  entrepreneurship: {
    niche: 'Business & Entrepreneurship',
    keywords: ['start', 'customer', 'demand', 'founder', 'idea', 'risk', 'test', 'market', 'offer'],
  },
}

export const knownNiche = (niche: ViralNiche): Known => KNOWN[niche]

/** The niche as people write it. */
export const nicheName = (niche: ViralNiche): string => niche.replace('_', ' & ').replace('ai &', 'AI &')
