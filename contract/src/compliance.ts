import type { z } from 'zod'
import type {
  ComplianceCheck as CheckSchema,
  complianceSchemas,
  Finding as FindingSchema,
  ScoreReason as ReasonSchema,
  ComplianceRule as RuleSchema,
} from './compliance.schemas.ts'
import { rows } from './route.ts'

export type Finding = z.output<typeof FindingSchema>
export type ComplianceCheck = z.output<typeof CheckSchema>
export type ComplianceRule = z.output<typeof RuleSchema>
export type ScoreReason = z.output<typeof ReasonSchema>

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

export const complianceRoutes = rows<typeof complianceSchemas>()({
  check: { method: 'POST', path: '/api/compliance/check' },
  statistics: { method: 'GET', path: '/api/compliance/statistics', open: true },
  actions: { method: 'GET', path: '/api/compliance/actions' },
  rules: { method: 'GET', path: '/api/compliance/rules' },
})

/** The compliance report as a page that prints. */
export const COMPLIANCE_REPORT_PATH = '/api/compliance/report'
