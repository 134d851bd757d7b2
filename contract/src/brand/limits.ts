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
  stockPictures: 'stock',
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
  trade: 80,
  place: 80,
  audience: 160,
  /** Of the words to use. */
  words: 20,
  /** Of the words and phrases to avoid, each of which the compliance officer looks for. */
  wordsToAvoid: 60,
  word: 40,
  /** Of the words that have to be in its texts. */
  requiredWords: 10,
  requiredText: 120,
  /** What a text has to be about for that. */
  requiredWhen: 80,
  ruleReason: 200,
  ruleReplacement: 60,
  persona: 300,
  lowerThirdLine: 48,
  closeLink: 60,
  /** Of a film to be, as far as its first frame needs them. */
  previewWords: 600,
  facts: 60,
  factText: 300,
  lexicon: 50,
} as const
/** What an owner wants of a finding: that it stops the text, or that the text waits for the owner's word. */
export const RULE_DECISIONS = ['stop', 'ask'] as const
export type RuleDecision = (typeof RULE_DECISIONS)[number]
/** What becomes of a rule of the officer for a brand: the owner is asked, or what it finds is set aside. */
export const SWITCHED_RULES = ['ask', 'off'] as const
/** Why: in the owner's words, long enough to be a reason. */
export const SWITCH_REASON = { min: 10, max: 300 } as const
/** What of a film can be heard before it is ordered: so many words of its first sentence, so often a minute. */
export const FIRST_SENTENCE = { words: 40, perMinute: 12, seconds: { min: 1, max: 600 } } as const
/** What a brand may be proposed from, and how much is proposed. */
export const PROPOSAL_LIMITS = {
  sentence: 300,
  text: 20_000,
  url: 2048,
  facts: 40,
  /** Where a fact was read. */
  from: 160,
} as const
export const LOGO_MAX_BYTES = 2_097_152
/** No film could show a larger one. */
export { LOGO_MOST_PIXELS } from '@octavo/renderer/choices'
