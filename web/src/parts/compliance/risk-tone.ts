import type { ComplianceCheck, Finding, RiskLevel } from '@octavo/contract/compliance'
import type { Tone } from '#ui/Badge.tsx'

/** How serious a finding is, as a color. */
export const RISK_TONE: Readonly<Record<RiskLevel, Tone>> = { low: 'day', medium: 'warn', high: 'bad' }

type Risk = Pick<Finding, 'severity' | 'likely' | 'asks'>

/** What is only likely is never as loud as what is certain. */
export const riskTone = ({ severity, likely }: Risk): Tone => (likely === undefined ? RISK_TONE[severity] : 'warn')
/** How serious a finding is, or how likely. */
export function riskSays({ severity, likely, asks }: Risk): string {
  if (asks) return 'asks you'
  return likely === undefined ? severity : `${Math.floor(likely * 100)}% likely`
}

/** Whether a text would pass as it stands, and what it takes where it would not: other words, or a person who reads it. */
export function verdictSays({ approved, issues }: Pick<ComplianceCheck, 'approved' | 'issues'>): string {
  if (approved) return 'Would be approved'
  const isForAPerson = issues.length > 0 && issues.every(({ likely, asks }) => likely !== undefined || asks)
  return isForAPerson ? 'Requires review' : 'Requires changes'
}
