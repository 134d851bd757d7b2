import { Halt, OperationStatus } from '#operation/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { BRIEF_LINES, GUARANTEES, OWNER_NEEDS } from './limits.ts'

/** One guarantee, checked just now. */
export const Guarantee = z.object({
  name: z.enum(GUARANTEES),
  ok: z.boolean(),
  checkedAt: z.string(),
  /** What was looked at and what was found, in a sentence. */
  lookedAt: z.string(),
})
export type Guarantee = z.output<typeof Guarantee>

/** Null stands for "No data yet". */
export const MasterControl = z.object({
  ...OperationStatus.shape,
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
    /** Of a source of the account's own: null, as none can be connected yet. */
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
export type MasterControl = z.output<typeof MasterControl>

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
export type DailyCompliance = z.output<typeof DailyCompliance>

export const PeaceOfMind = z.object({
  ...OperationStatus.shape,
  /** Nothing needs the owner now. */
  sleepPeacefully: z.boolean(),
  /** What does need the owner, or that nothing does, in sentences. */
  says: z.array(z.string()),
  /** What does need the owner, each with its kind; empty when nothing does. */
  needs: z.array(z.object({ kind: z.enum(OWNER_NEEDS), says: z.string() })),
  /** The database answers and nothing is stopped. */
  systemsOperational: z.boolean(),
  emergencyControls: z.object({
    /** The stop works and can be used; false while it is in use. */
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
export type PeaceOfMind = z.output<typeof PeaceOfMind>
export type OwnerNeed = PeaceOfMind['needs'][number]

/** What went out, what waits, what goes out, what was learned and what went wrong: five lines at most. */
export const MorningBrief = z.object({
  /** The day that it is for, in the account's place. */
  date: z.string(),
  lines: z.array(z.object({ kind: z.enum(BRIEF_LINES), says: z.string() })),
  /** Said where no line has anything to say; null otherwise. */
  quiet: z.string().nullable(),
})
export type MorningBrief = z.output<typeof MorningBrief>

export const systemStatusSchemas = {
  healthCheck: {
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      version: z.string(),
      uptimeSeconds: z.number(),
      checks: z.array(z.object({ name: z.string(), ok: z.boolean() })),
    }),
  },
  dashboard: { reply: MasterControl },
  peaceOfMind: { reply: PeaceOfMind },
  brief: { reply: MorningBrief },
  dailyCompliance: { reply: DailyCompliance },
} satisfies Record<string, RowSchemas>
