/** Scores run from 0 to 100. This much approves; a text under the humanity threshold fails whatever else it scores. */
export const APPROVAL_SCORE = 80
export const HUMANITY_THRESHOLD = 70
/** A failing script is improved and checked again this many times, then waits for a person. */
export const IMPROVEMENT_ROUNDS = 3
export const RISK_LEVELS = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]
/** Where a rule is known from. */
export const RULE_SOURCES = [
  'Platform policy',
  'FTC',
  'Copyright',
  'Family safety',
  'Spam law',
  'AI disclosure',
] as const
