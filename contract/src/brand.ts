import type { z } from 'zod'
import type {
  BrandDraft as BrandDraftSchema,
  BrandFact as BrandFactSchema,
  BrandPreview as BrandPreviewSchema,
  Brand as BrandSchema,
  brandSchemas,
} from './brand.schemas.ts'
import { rows } from './route.ts'

export type Brand = z.output<typeof BrandSchema>
export type BrandDraft = z.input<typeof BrandDraftSchema>
export type BrandFact = z.output<typeof BrandFactSchema>
/** What a brand's look follows from, saved or not. */
export type BrandPreview = z.input<typeof BrandPreviewSchema>

export const NICHES = [
  'AI & Technology',
  'Business & Entrepreneurship',
  'Personal Development',
  'Marketing & Sales',
] as const
export type Niche = (typeof NICHES)[number]
export const TONES = [
  'Professional & Authoritative',
  'Friendly & Approachable',
  'Energetic & Enthusiastic',
  'Educational & Informative',
] as const
export type Tone = (typeof TONES)[number]
export const AVATAR_MODES = ['AI Auto-Select', 'Fixed Avatar', 'Rotation Strategy'] as const
export type AvatarMode = (typeof AVATAR_MODES)[number]

export const BRAND_DEFAULTS = {
  niche: 'AI & Technology',
  tone: 'Professional & Authoritative',
  primaryColor: '#6366F1',
  avatarMode: 'AI Auto-Select',
  captionStyle: 'karaoke',
  music: 'library',
  fonts: 'modern',
  shortIntro: 'none',
  longIntro: 'title',
  outro: 'card',
  lowerThird: 'none',
  weeklyBatchEnabled: false,
} as const

/** What an owner may tell the writer about the business; a script never claims more than stands here. */
export const FACT_KINDS = ['product', 'price', 'proof', 'question', 'offer'] as const
export const BRAND_LIMITS = {
  name: 80,
  description: 1000,
  persona: 300,
  lowerThirdLine: 48,
  closeLink: 60,
  facts: 60,
  factText: 300,
  lexicon: 50,
} as const
export const LOGO_MAX_BYTES = 2_097_152

export const brandRoutes = rows<typeof brandSchemas>()({
  list: { method: 'GET', path: '/api/brands' },
  get: { method: 'GET', path: '/api/brands/{id}' },
  create: { method: 'POST', path: '/api/brands' },
  update: { method: 'PUT', path: '/api/brands/{id}' },
  remove: { method: 'DELETE', path: '/api/brands/{id}' },
  restore: { method: 'POST', path: '/api/brands/{id}/restore' },
  /** A short sample film in the look of a brand that may not be saved yet, as a plan that a browser draws; nothing is kept. */
  preview: { method: 'POST', path: '/api/brands/preview' },
})

/** The ten AI-employee brands that are offered when a brand is added. */
export const BRAND_PRESETS: readonly Pick<
  Brand,
  'name' | 'niche' | 'tone' | 'defaultPersona' | 'primaryColor' | 'description'
>[] = [
  {
    name: 'Signal Desk',
    niche: 'AI & Technology',
    tone: 'Educational & Informative',
    defaultPersona: 'A calm explainer who turns new tools into plain steps',
    primaryColor: '#2563EB',
    description: 'Plain explanations of everyday technology for small teams',
  },
  {
    name: 'Automate Corner',
    niche: 'AI & Technology',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A patient colleague who has time for beginners',
    primaryColor: '#0D9488',
    description: 'Small automations that give an hour a week back',
  },
  {
    name: 'Ledger & Co',
    niche: 'Business & Entrepreneurship',
    tone: 'Professional & Authoritative',
    defaultPersona: 'An experienced bookkeeper who speaks without jargon',
    primaryColor: '#1E3A5F',
    description: 'Prices, margins and cash flow for small businesses',
  },
  {
    name: 'First Shop',
    niche: 'Business & Entrepreneurship',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A shop owner who shares what the counter teaches',
    primaryColor: '#C2410C',
    description: 'Opening and running a first shop',
  },
  {
    name: 'Founder Notes',
    niche: 'Business & Entrepreneurship',
    tone: 'Energetic & Enthusiastic',
    defaultPersona: 'A quick thinker who likes lists and decisions',
    primaryColor: '#7C3AED',
    description: 'Decisions in the first years of a business',
  },
  {
    name: 'Quiet Focus',
    niche: 'Personal Development',
    tone: 'Educational & Informative',
    defaultPersona: 'A thoughtful coach who prefers small steps',
    primaryColor: '#15803D',
    description: 'Attention, habits and learning for busy people',
  },
  {
    name: 'Better Talks',
    niche: 'Personal Development',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A speaking coach who makes nerves normal',
    primaryColor: '#DB2777',
    description: 'Speaking, listening and giving feedback',
  },
  {
    name: 'Front Window',
    niche: 'Marketing & Sales',
    tone: 'Energetic & Enthusiastic',
    defaultPersona: 'A shop-window designer who thinks in first glances',
    primaryColor: '#EA580C',
    description: 'Being noticed and remembered by local customers',
  },
  {
    name: 'Word of Mouth',
    niche: 'Marketing & Sales',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A neighbour who knows everybody on the street',
    primaryColor: '#CA8A04',
    description: 'Customers who come back and bring others',
  },
  {
    name: 'Fair Offer',
    niche: 'Marketing & Sales',
    tone: 'Professional & Authoritative',
    defaultPersona: 'A salesperson who would rather be trusted than quick',
    primaryColor: '#B91C1C',
    description: 'Honest selling: offers, prices and follow-up',
  },
]
