/** Pure: the officer's rules and a brand's own as one list, and a search in it. */
import type { Brand, RuleDecision } from '@octavo/contract/brand'
import { type ComplianceRule, OWN_RULE, type RiskLevel } from '@octavo/contract/compliance'
import { DECISION_LABELS } from '#parts/compliance/decision-labels.ts'

/** A rule as it is listed; one of a brand's own says what its owner has decided. */
export type ListedRule = Omit<ComplianceRule, 'sourceKind'> & { sourceKind: string; decision?: RuleDecision }
export type Wanted = { words: string; severity: string; source: string }
export const ALL = 'all'
export const OWN_SOURCE = 'Your brand'

const SEVERITY: Record<RuleDecision, RiskLevel> = { stop: 'high', ask: 'medium' }

type OwnRule = { kind: 'avoid' | 'require'; words: string; decision: RuleDecision; reason: string; advice: string }

const ownRule = ({ kind, words, decision, reason, advice }: OwnRule): ListedRule => ({
  id: `${OWN_RULE}${kind}:${words}`,
  title: kind === 'avoid' ? `Avoid “${words}”` : `“${words}” must be in`,
  severity: SEVERITY[decision],
  decision,
  source: 'Decided by its owner',
  sourceKind: OWN_SOURCE,
  sourceUrl: null,
  explanation: reason,
  advice,
  appliesTo: 'always',
  example: '',
  legal: false,
  pack: DECISION_LABELS[decision],
  words,
})

/** The words to avoid, and those that have to be in, each as a rule. */
export function ownRulesOf({ wordsToAvoid, wordRules, requiredWords }: Brand): ListedRule[] {
  const avoided = wordsToAvoid.map((words) => {
    const rule = wordRules.find(({ word }) => word.toLowerCase() === words.toLowerCase())
    const { decision = 'ask', reason = '', replacement = '' } = rule ?? {}
    return ownRule({ kind: 'avoid', words, decision, reason, advice: replacement && `Instead: “${replacement}”.` })
  })
  const required = requiredWords.map(({ when, ...rule }) =>
    ownRule({ ...rule, kind: 'require', advice: when && `Only where a script says: ${when}.` }),
  )
  return [...avoided, ...required]
}

/** All that is said of a rule, and every word that it looks for. */
const searched = (rule: ListedRule): string =>
  [
    ...[rule.id, rule.title, rule.explanation, rule.advice, rule.example, rule.words],
    ...[rule.pack, rule.source, rule.sourceKind],
  ]
    .join(' ')
    .toLowerCase()

/** The rules that hold all the typed words, wherever they stand in them. */
export function matching(rules: readonly ListedRule[], { words, severity, source }: Wanted): ListedRule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter((rule) => {
    if (severity !== ALL && rule.severity !== severity) return false
    if (source !== ALL && rule.sourceKind !== source) return false
    const text = searched(rule)
    return wanted.every((word) => text.includes(word))
  })
}
