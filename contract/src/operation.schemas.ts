import { z } from 'zod'
import { messages } from './messages.ts'
import {
  COMPLIANCE_LEVELS,
  GUARANTEES,
  HALT_KINDS,
  LEARNING_MODES,
  OPERATION_LIMITS,
  OPERATION_STATES,
  OPERATIONAL_MODES,
  OWNER_NEEDS,
  START_DEFAULTS,
} from './operation.ts'
import type { RowSchemas } from './route.ts'

const { maxDailyVideos, maxChannelsPerBrand, reason } = OPERATION_LIMITS

export const StartConfig = z.object({
  operationalMode: z.enum(OPERATIONAL_MODES).default(START_DEFAULTS.operationalMode),
  /** Films a channel gets by itself on one day; a channel bears two. */
  maxDailyVideos: z.number().int().min(1).max(maxDailyVideos).default(START_DEFAULTS.maxDailyVideos),
  maxChannelsPerBrand: z.number().int().min(1).max(maxChannelsPerBrand).default(START_DEFAULTS.maxChannelsPerBrand),
  complianceLevel: z.enum(COMPLIANCE_LEVELS).default(START_DEFAULTS.complianceLevel),
  emergencyShutdownEnabled: z.literal(true, messages.operation.alwaysArmed).default(true),
  /** While on, nothing leaves for an outside network without a person, auto-pilot or not. */
  humanOversightRequired: z.boolean().default(START_DEFAULTS.humanOversightRequired),
  learningMode: z.enum(LEARNING_MODES).default(START_DEFAULTS.learningMode),
})

const StartBody = StartConfig.extend({
  /** Makes again, for their credits, the videos that the last stop halted. */
  remakeHalted: z.boolean().default(false),
})

const HaltBody = z.object({ reason: z.string().trim().min(1).max(reason).default(messages.operation.noReason) })

/** What a stop did, and why. */
export const Halt = z.object({
  id: z.string(),
  kind: z.enum(HALT_KINDS),
  reason: z.string(),
  at: z.string(),
  /** Null while it lasts. */
  resumedAt: z.string().nullable(),
  videosHalted: z.number(),
  creditsRefunded: z.number(),
  postsHeld: z.number(),
})

/** One guarantee, checked just now. */
export const Guarantee = z.object({
  name: z.enum(GUARANTEES),
  ok: z.boolean(),
  checkedAt: z.string(),
  /** What was looked at and what was found, in a sentence. */
  lookedAt: z.string(),
})

/** How the account's operation stands. */
const standing = {
  state: z.enum(OPERATION_STATES),
  /** Since when, where it was started or stopped. */
  since: z.string().nullable(),
  /** Why it was stopped; null unless halted. */
  reason: z.string().nullable(),
  /** The operator stopped the whole installation: Start has to wait for them. */
  stoppedByOperator: z.boolean(),
  config: StartConfig,
}

/** Null stands for "No data yet". */
export const MasterControl = z.object({
  ...standing,
  systemStatus: z.object({
    operational: z.boolean(),
    /** Milliseconds that this server has been up. */
    uptime: z.number(),
    /** Brands with a film made or in the making in the last seven days. */
    activeBrands: z.number(),
    totalBrands: z.number(),
    complianceRate: z.number().nullable(),
    totalChannels: z.number(),
    lastHealthCheck: z.string(),
    emergencyShutdowns: z.number(),
  }),
  /** The account's calendar day. */
  todaysActivity: z.object({
    videosCreated: z.number(),
    videosPublished: z.number(),
    channelsActive: z.number(),
    complianceIssues: z.number(),
  }),
  realtimeMetrics: z.object({
    videosGeneratingNow: z.number(),
    complianceChecksToday: z.number(),
    averageViralScore: z.number().nullable(),
    averageHumanityScore: z.number().nullable(),
    /** Channels with a post on its way or on the schedule. */
    channelsDistributing: z.number(),
  }),
  businessMetrics: z.object({
    /** People this account referred who pay now; null while nobody was referred. */
    activeSubscriptions: z.number().nullable(),
    monthlyRecurringRevenue: z.number().nullable(),
    /** Thumbs up of a hundred thumbs on its film pages. */
    customerSatisfactionScore: z.number().nullable(),
    /** Unanswered messages of its film pages; null while none was ever left. */
    supportTicketsOpen: z.number().nullable(),
    currency: z.string(),
  }),
  complianceGuarantees: z.object({
    postingLimitsEnforced: z.boolean(),
    humanityScoresValidated: z.boolean(),
    vulnerabilityProtectionActive: z.boolean(),
    emergencySystemsArmed: z.boolean(),
    checks: z.array(Guarantee),
  }),
})

export const DailyCompliance = z.object({
  /** The account's calendar day. */
  date: z.string(),
  averageHumanityScore: z.number().nullable(),
  humanityThreshold: z.number(),
  complianceRate: z.number().nullable(),
  checks: z.number(),
  approved: z.number(),
  improved: z.number(),
  waitingForReview: z.number(),
  issues: z.number(),
})

export const PeaceOfMind = z.object({
  ...standing,
  /** Nothing needs the owner now. */
  sleepPeacefully: z.boolean(),
  /** What does need the owner, or that nothing does, in sentences. */
  says: z.array(z.string()),
  /** What does need the owner, each with its kind; empty when nothing does. */
  needs: z.array(z.object({ kind: z.enum(OWNER_NEEDS), says: z.string() })),
  systemsOperational: z.boolean(),
  uptime: z.number(),
  emergencyControls: z.object({
    armed: z.boolean(),
    checkedAt: z.string(),
    shutdowns: z.number(),
    lastHalt: Halt.nullable(),
  }),
  ethicalCompliance: z.object({
    complianceRate: z.number().nullable(),
    averageHumanityScore: z.number().nullable(),
    humanityThreshold: z.number(),
    waitingForReview: z.number(),
  }),
  selfImproving: z.object({
    lastCycleAt: z.string().nullable(),
    nextCycleAt: z.string().nullable(),
    patternsKnown: z.number(),
    filmsLearnedFrom: z.number(),
  }),
  postingLimits: z.object({
    totalPostsToday: z.number(),
    channelsActive: z.number(),
    maxPostsPerChannel: z.number(),
    minHoursApart: z.number(),
    resetsAt: z.string(),
  }),
  autonomousOperations: z.object({
    autoPilot: z.boolean(),
    queueSize: z.number(),
    weeklyBatchBrands: z.number(),
    videosInTheMaking: z.number(),
    scheduledPosts: z.number(),
    nextPostAt: z.string().nullable(),
  }),
  guarantees: z.array(Guarantee),
})

const Halted = z.object({ success: z.literal(true), message: z.string(), halt: Halt })

export const operationSchemas = {
  healthCheck: {
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      version: z.string(),
      uptimeSeconds: z.number(),
      checks: z.array(z.object({ name: z.string(), ok: z.boolean() })),
    }),
  },
  dashboard: { reply: MasterControl },
  start: {
    body: StartBody,
    reply: z.object({
      success: z.boolean(),
      message: z.string(),
      config: StartConfig,
      estimatedOutput: z.object({
        /** Films that will be made by themselves on one day, within channels, credits and the weekly quota. */
        dailyVideos: z.number(),
        /** What bounds it, in a sentence. */
        says: z.string(),
      }),
      /** Posts that are back on the schedule, and halted videos that are made again. */
      resumed: z.object({ posts: z.number(), videos: z.number() }),
    }),
  },
  shutdown: { body: HaltBody, reply: Halted },
  killSwitch: { body: HaltBody, reply: Halted },
  peaceOfMind: { reply: PeaceOfMind },
  dailyCompliance: { reply: DailyCompliance },
  halts: { reply: z.object({ halts: z.array(Halt) }) },
} satisfies Record<string, RowSchemas>
