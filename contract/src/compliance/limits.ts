/** Scores run from 0 to 100. This much approves; a text under the humanity threshold fails whatever else it scores. */
export const APPROVAL_SCORE = 80
export const HUMANITY_THRESHOLD = 70
/**
 * How much of a text is about the brand, 0 to 100: under the floor it is about something else and its viral score stays under 60; from
 * `full` on nothing is taken from that.
 */
export const RELEVANCE = { floor: 40, full: 55 } as const
/** What the words of a text tell of: the brand's name, what it says of itself, its trade; `elsewhere` are those of something else. */
export const RELEVANCE_KINDS = [
  'name',
  'description',
  'facts',
  'trade',
  'place',
  'audience',
  'topic',
  'elsewhere',
] as const
export type RelevanceKind = (typeof RELEVANCE_KINDS)[number]
/** A failing script is improved and checked again this many times, then waits for a person. */
export const IMPROVEMENT_ROUNDS = 3
export const RISK_LEVELS = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]
/**
 * How much of a text a check looks at in one go, so that twice the text takes twice the time. A run is what a rule's `+` or `*`
 * stands for: a longer word or number is none that a rule could mean. Letters of which Unicode makes many (U+FDFA is a whole
 * sentence) unfold until the text is this many times as long, and `spare` letters besides; after that they stay as they were written.
 */
export const CHECKED_TEXT = { run: 40, unfolded: 2, spare: 200 } as const
export const CHECKED_HASHTAGS = { most: 60, letters: 100 } as const
/** Where a rule is known from. */
export const RULE_SOURCES = [
  'Platform policy',
  'FTC',
  'Copyright',
  'Family safety',
  'Spam law',
  'AI disclosure',
] as const
/** Begins the id of every rule that is a brand's own. */
export const OWN_RULE = 'brand:'
/** What the reader reads for: fifteen ways to break a rule. */
export const CATEGORIES = [
  'endorsement',
  'fake-reviews',
  'health',
  'earnings',
  'finance',
  'offers',
  'synthetic',
  'consent',
  'copyright',
  'children',
  'dangerous',
  'harassment',
  'regulated',
  'privacy',
  'misleading',
] as const
export type Category = (typeof CATEGORIES)[number]
/** A second opinion on a text: most findings, the letters of a quote and of an explanation, and how likely a finding has to be. */
export const OPINION = { findings: 12, quote: 500, explanation: 300, likely: 0.5 } as const
