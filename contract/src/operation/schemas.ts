import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import {
  COMPLIANCE_LEVELS,
  HALT_KINDS,
  LEARNING_MODES,
  OPERATION_LIMITS,
  OPERATION_RUNS,
  OPERATION_STATES,
  OPERATIONAL_MODES,
  START_DEFAULTS,
  START_LACKS,
} from './limits.ts'

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
export type StartConfig = z.output<typeof StartConfig>

const Again = z.object({
  /** Makes again, for their credits, the videos that the last stop halted. */
  remakeHalted: z.boolean().default(false),
})
const StartBody = StartConfig.extend(Again.shape)
/** Posts that are back on the schedule, campaigns that go on, and halted videos that are made again. */
const Resumed = z.object({ posts: z.number(), campaigns: z.number(), videos: z.number() })

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
export type Halt = z.output<typeof Halt>

/** How the account's work goes, and that in a sentence. */
const Standing = z.object({ runs: z.enum(OPERATION_RUNS), says: z.string() })

/** How the account's operation stands: the one object that every screen reads. */
export const OperationStatus = z.object({
  state: z.enum(OPERATION_STATES),
  now: Standing,
  /** What Start again brings back; null unless its owner can start it again. */
  before: Standing.nullable(),
  /** Videos that are being made or wait for their turn. */
  videosInTheMaking: z.number(),
  /** Campaigns that a problem has paused: they wait for a person. */
  campaignsHeld: z.number(),
  /** Milliseconds that this server has been up. */
  uptime: z.number(),
  /** Since when, where it was started or stopped. */
  since: z.string().nullable(),
  /** Why it was stopped; null unless halted. */
  reason: z.string().nullable(),
  /** The operator stopped the whole installation: Start has to wait for them. */
  stoppedByOperator: z.boolean(),
  config: StartConfig,
})
export type OperationStatus = z.output<typeof OperationStatus>

const Halted = z.object({ success: z.literal(true), message: z.string(), halt: Halt })

export const operationSchemas = {
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
        /** What has to come first, where nothing can be made by itself; null otherwise. */
        lacks: z.enum(START_LACKS).nullable(),
      }),
      resumed: Resumed,
    }),
  },
  startAgain: {
    body: Again,
    reply: z.object({ success: z.literal(true), message: z.string(), operation: OperationStatus, resumed: Resumed }),
  },
  status: { reply: OperationStatus },
  shutdown: { body: HaltBody, reply: Halted },
  killSwitch: { body: HaltBody, reply: Halted },
  halts: { reply: z.object({ halts: z.array(Halt) }) },
} satisfies Record<string, RowSchemas>
