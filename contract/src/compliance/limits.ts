/** Scores run from 0 to 100. This much approves; a text under the humanity threshold fails whatever else it scores. */
export const APPROVAL_SCORE = 80
export const HUMANITY_THRESHOLD = 70
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
/** Where a rule is known from. */
export const RULE_SOURCES = [
  'Platform policy',
  'FTC',
  'Copyright',
  'Family safety',
  'Spam law',
  'AI disclosure',
] as const
