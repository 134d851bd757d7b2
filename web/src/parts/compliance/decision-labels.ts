import type { RuleDecision } from '@octavo/contract/brand'

/** What an owner wants of a finding, as it is chosen. */
export const DECISION_LABELS: Readonly<Record<RuleDecision, string>> = { ask: 'Ask me', stop: 'Stop it' }
