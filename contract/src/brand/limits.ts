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
export const FACT_KINDS = [
  'product',
  'price',
  'proof',
  'question',
  'offer',
  'mistake',
  'how',
  'season',
  'story',
  'opinion',
] as const
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
/** No film could show a larger one. */
export { LOGO_MOST_PIXELS } from '@octavo/renderer/choices'
