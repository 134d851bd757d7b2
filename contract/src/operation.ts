import type { z } from 'zod'
import type {
  DailyCompliance as DailyComplianceSchema,
  Guarantee as GuaranteeSchema,
  Halt as HaltSchema,
  MasterControl as MasterControlSchema,
  operationSchemas,
  PeaceOfMind as PeaceOfMindSchema,
  StartConfig as StartConfigSchema,
} from './operation.schemas.ts'
import { rows } from './route.ts'

export type MasterControl = z.output<typeof MasterControlSchema>
export type StartConfig = z.output<typeof StartConfigSchema>
export type Guarantee = z.output<typeof GuaranteeSchema>
export type Halt = z.output<typeof HaltSchema>
export type PeaceOfMind = z.output<typeof PeaceOfMindSchema>
export type OwnerNeed = PeaceOfMind['needs'][number]
export type DailyCompliance = z.output<typeof DailyComplianceSchema>

/**
 * autonomous: every brand gets up to `maxDailyVideos` films a day and channel by itself ·
 * supervised: only what a person orders is made
 */
export const OPERATIONAL_MODES = ['autonomous', 'supervised'] as const
/** There is one level: the rules hold for every script. */
export const COMPLIANCE_LEVELS = ['unbreakable'] as const
/** continuous: the account's results are learned from every six hours · off: only when asked */
export const LEARNING_MODES = ['continuous', 'off'] as const

export const START_DEFAULTS = {
  operationalMode: 'autonomous',
  maxDailyVideos: 2,
  maxChannelsPerBrand: 100,
  complianceLevel: 'unbreakable',
  emergencyShutdownEnabled: true,
  humanOversightRequired: true,
  learningMode: 'continuous',
} as const

export const OPERATION_LIMITS = { maxDailyVideos: 2, maxChannelsPerBrand: 100, reason: 300 } as const

/** idle: never started, a person's orders are worked at · halted: nothing is worked at until Start */
export const OPERATION_STATES = ['idle', 'running', 'halted'] as const
/** Who or what stopped the account's work. */
export const HALT_KINDS = ['emergency-shutdown', 'kill-switch', 'operator'] as const
export type HaltKind = (typeof HALT_KINDS)[number]

/** Why a person should look: where it is looked at follows from it. */
export const OWNER_NEEDS = [
  'database',
  'operator',
  'stopped',
  'guarantee',
  'review',
  'approval',
  'films',
  'posts',
] as const

/** The four guarantees of Master Control, in order. */
export const GUARANTEES = [
  'postingLimitsEnforced',
  'humanityScoresValidated',
  'vulnerabilityProtectionActive',
  'emergencySystemsArmed',
] as const

export const operationRoutes = rows<typeof operationSchemas>()({
  healthCheck: { method: 'GET', path: '/api/system/health-check', open: true },
  dashboard: { method: 'GET', path: '/api/master-control/dashboard' },
  start: { method: 'POST', path: '/api/master-control/start' },
  shutdown: { method: 'POST', path: '/api/master-control/emergency-shutdown' },
  killSwitch: { method: 'POST', path: '/api/emergency/kill-switch' },
  peaceOfMind: { method: 'GET', path: '/api/system/peace-of-mind-status' },
  dailyCompliance: { method: 'GET', path: '/api/compliance/daily-status' },
  /** Every stop that the account has known, the latest first. */
  halts: { method: 'GET', path: '/api/system/halts' },
})
