import type { RiskLevel } from '@octavo/contract/compliance'
import type { Tone } from '#ui/Badge.tsx'

/** How serious a finding is, as a color. */
export const RISK_TONE: Readonly<Record<RiskLevel, Tone>> = { low: 'day', medium: 'warn', high: 'bad' }
