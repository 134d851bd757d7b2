import type { LearningStatus } from '@octavo/contract/learning'
import { type Halt, type OperationStatus, START_DEFAULTS } from '@octavo/contract/operation'
import { PRODUCTION_DEFAULTS, type ProductionState, type UgcPackage } from '@octavo/contract/production'
import type { PostingLimits } from '@octavo/contract/publication'
import {
  type DailyCompliance,
  GUARANTEES,
  type Guarantee,
  type MasterControl,
  type PeaceOfMind,
} from '@octavo/contract/system-status'

/** The machine rooms of an account on its first day, as the server tells them, each with what a test cares about put in. */
const at = '2026-11-20T09:00:00.000Z'
const HOUR_MS = 3_600_000

const guarantees: Guarantee[] = GUARANTEES.map((name) => ({
  name,
  ok: true,
  checkedAt: at,
  lookedAt: `Looked at ${name}.`,
}))

export const aHalt = (given: Partial<Halt> = {}): Halt => ({
  id: 'halt-1',
  kind: 'emergency-shutdown',
  reason: 'The wrong logo',
  at,
  resumedAt: null,
  videosHalted: 6,
  creditsRefunded: 6,
  postsHeld: 1,
  ...given,
})

/** An account that was never started: its orders are worked at. */
export const anOperation = (given: Partial<OperationStatus> = {}): OperationStatus => ({
  state: 'idle',
  now: { runs: 'on-order', says: 'Films are made when you order them.' },
  before: null,
  videosInTheMaking: 0,
  campaignsHeld: 0,
  uptime: 3.2 * HOUR_MS,
  since: null,
  reason: null,
  stoppedByOperator: false,
  config: { ...START_DEFAULTS },
  ...given,
})

const BY_ITSELF = { runs: 'by-itself', says: 'Autonomous operation is on, for up to 2 films a day.' } as const

/** One that was started and runs. */
export const aRunningOperation = (given: Partial<OperationStatus> = {}): OperationStatus =>
  anOperation({ state: 'running', now: BY_ITSELF, since: at, ...given })

/** One whose owner has stopped it while it ran. */
export const aStoppedOperation = (given: Partial<OperationStatus> = {}): OperationStatus =>
  anOperation({
    state: 'halted',
    now: { runs: 'stopped', says: 'Nothing is made, sent or published until you start again.' },
    before: BY_ITSELF,
    since: at,
    reason: 'The wrong logo',
    ...given,
  })

export const aControl = (given: Partial<MasterControl> = {}): MasterControl => ({
  ...anOperation(),
  systemStatus: {
    operational: false,
    uptime: 3.2 * HOUR_MS,
    activeBrands: 0,
    totalBrands: 0,
    complianceRate: null,
    totalChannels: 0,
    lastHealthCheck: at,
    emergencyShutdowns: 0,
  },
  todaysActivity: { videosCreated: 0, videosPublished: 0, channelsActive: 0, complianceIssues: 0 },
  realtimeMetrics: {
    videosGeneratingNow: 0,
    complianceChecksToday: 0,
    averageViralScore: null,
    averageHumanityScore: null,
    channelsDistributing: 0,
  },
  businessMetrics: {
    activeSubscriptions: null,
    monthlyRecurringRevenue: null,
    customerSatisfactionScore: null,
    supportTicketsOpen: null,
    currency: 'USD',
  },
  complianceGuarantees: {
    postingLimitsEnforced: true,
    humanityScoresValidated: true,
    vulnerabilityProtectionActive: true,
    emergencySystemsArmed: true,
    checks: guarantees,
  },
  ...given,
})

/** One that was started and runs. */
export const aRunningControl = (given: Partial<MasterControl> = {}): MasterControl =>
  aControl({
    ...aRunningOperation(),
    systemStatus: { ...aControl().systemStatus, operational: true },
    ...given,
  })

export const aStoppedControl = (given: Partial<MasterControl> = {}): MasterControl =>
  aControl({ ...aStoppedOperation(), ...given })

export const aPeace = (given: Partial<PeaceOfMind> = {}): PeaceOfMind => ({
  ...anOperation(),
  sleepPeacefully: true,
  says: ['Nothing needs you now.'],
  needs: [],
  systemsOperational: true,
  emergencyControls: { armed: true, checkedAt: at, shutdowns: 0, lastHalt: null },
  ethicalCompliance: {
    complianceRate: null,
    averageHumanityScore: null,
    humanityThreshold: 70,
    waitingForReview: 0,
  },
  selfImproving: { lastCycleAt: null, nextCycleAt: null, patternsKnown: 0, filmsLearnedFrom: 0 },
  postingLimits: { totalPostsToday: 0, channelsActive: 0, maxPostsPerChannel: 2, minHoursApart: 4, resetsAt: at },
  autonomousOperations: {
    autoPilot: false,
    queueSize: 0,
    weeklyBatchBrands: 0,
    videosInTheMaking: 0,
    scheduledPosts: 0,
    nextPostAt: null,
  },
  guarantees,
  ...given,
})

export const aComplianceDay = (given: Partial<DailyCompliance> = {}): DailyCompliance => ({
  date: '2026-11-20',
  averageHumanityScore: null,
  humanityThreshold: 70,
  complianceRate: null,
  checks: 0,
  approved: 0,
  improved: 0,
  waitingForReview: 0,
  issues: 0,
  ...given,
})

export const aLearningStatus = (given: Partial<LearningStatus> = {}): LearningStatus => ({
  recentLearning: {
    patterns: [],
    ethicalValidation: {
      humanityScoreImprovement: null,
      averageHumanityScore: null,
      humanityThreshold: 70,
      complianceRate: null,
    },
    filmsLearnedFrom: 0,
    filmsPublished: 0,
  },
  lastCycleAt: null,
  nextCycleAt: at,
  everyHours: 6,
  mode: 'continuous',
  cycles: [],
  says: 'No film is published yet, so there is nothing to learn from.',
  noticing: { percent: 30, films: 440, now: null, says: 'With 440 films of a niche, we would notice.' },
  ...given,
})

export const somePostingLimits = (given: Partial<PostingLimits> = {}): PostingLimits => ({
  totalPostsToday: 0,
  channelsActive: 0,
  maxPostsPerChannel: 2,
  minHoursApart: 4,
  day: '2026-11-20',
  resetsAt: '2026-11-21T00:00:00.000Z',
  channels: [],
  ...given,
})

export const aPackage = (given: Partial<UgcPackage> = {}): UgcPackage => ({
  id: 'package-1',
  video_id: 'package-1',
  status: 'queued',
  brandId: 'brand-1',
  brandName: 'Kiln & Clay',
  niche: 'Marketing & Sales',
  topic: 'Glazes',
  title: null,
  hook: null,
  script: null,
  callToAction: null,
  hashtags: [],
  sources: [],
  viral_prediction: null,
  humanity_score: null,
  production_ready: false,
  compliance_report: null,
  scriptId: null,
  video: null,
  problem: null,
  createdAt: at,
  ...given,
})

export const aProduction = (given: Partial<ProductionState> = {}): ProductionState => ({
  mode: 'inactive',
  says: 'Mass production was never started.',
  total_content_generated: 0,
  compliance_rate: null,
  viral_success_rate: null,
  daily_production_target: PRODUCTION_DEFAULTS.dailyVolume,
  current_daily_output: 0,
  queue_size: 0,
  auto_pilot_active: false,
  next_batch_at: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
  settings: {
    daily_volume: PRODUCTION_DEFAULTS.dailyVolume,
    topics: [],
    niches: [],
    quality_threshold: PRODUCTION_DEFAULTS.qualityThreshold,
  },
  recent: [],
  ...given,
})
