/** What master control and the reassurance dashboard show: everything counted or looked at now. */

import { HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import type { OperationStatus } from '@octavo/contract/operation'
import { POSTING } from '@octavo/contract/publication'
import type { DailyCompliance, Guarantee, MasterControl, OwnerNeed, PeaceOfMind } from '@octavo/contract/system-status'
import { addDays, dateIn, startOfDate } from '@octavo/contract/time-zone'
import { countBrands } from '#brands/index.ts'
import type { SignedIn } from '#context.ts'
import { videoFigures } from '#films/videos/index.ts'
import { learningSummary } from '#operations/learning/index.ts'
import { autoPilot, queuedScripts } from '#operations/mass-production/index.ts'
import { listChannels } from '#publishing/channels/index.ts'
import { openTickets, sumsOfAll } from '#publishing/film-pages/index.ts'
import { complianceFigures } from '#scripts/compliance/index.ts'
import { DAY_MS, earlier } from '#time.ts'
import * as reading from './figures.store.ts'
import { checkGuarantees } from './guarantees.service.ts'
import { operationStatus } from './operation.view.ts'
import * as store from './operations.store.ts'
import { haltView } from './suspension.service.ts'

function daysOf(ctx: SignedIn) {
  const { timeZone } = ctx.account
  const date = dateIn(ctx.now(), timeZone)
  return { date, day: startOfDate(date, timeZone), week: earlier(ctx.now(), 7 * DAY_MS) }
}

/** Everything Master Control shows. */
export async function masterControl(ctx: SignedIn): Promise<MasterControl> {
  const { day, week } = daysOf(ctx)
  const [stands, isHealthy, videos, posts, checks, averages] = await Promise.all([
    operationStatus(ctx),
    store.databaseAnswers(ctx),
    videoFigures(ctx, { day, week }),
    reading.postFigures(ctx, day),
    reading.checkFigures(ctx, day),
    reading.scoreAverages(ctx),
  ])
  const [brands, channels, compliance, halts, guarantees, businessMetrics] = await Promise.all([
    countBrands(ctx),
    listChannels(ctx),
    complianceFigures(ctx),
    store.countHalts(ctx),
    checkGuarantees(ctx),
    business(ctx),
  ])
  return {
    ...stands,
    systemStatus: {
      operational: works(stands) && isHealthy,
      uptime: stands.uptime,
      activeBrands: videos.activeBrands,
      totalBrands: brands,
      complianceRate: compliance.complianceRate,
      totalChannels: channels.length,
      lastHealthCheck: ctx.now().toISOString(),
      emergencyShutdowns: halts,
    },
    todaysActivity: {
      videosCreated: videos.made,
      videosPublished: posts.today,
      channelsActive: posts.channelsToday,
      complianceIssues: checks.issues,
    },
    realtimeMetrics: {
      videosGeneratingNow: videos.inTheMaking,
      complianceChecksToday: checks.checks,
      averageViralScore: averages.viral,
      averageHumanityScore: averages.humanity,
      channelsDistributing: posts.distributing,
    },
    businessMetrics,
    complianceGuarantees: { ...flagsOf(guarantees), checks: guarantees },
  }
}

/** It was started, or films are ordered without a person. */
const works = ({ state, now }: OperationStatus): boolean =>
  now.runs !== 'stopped' && (state === 'running' || now.runs === 'by-itself')

function flagsOf(guarantees: Guarantee[]) {
  const holds = (name: Guarantee['name']) => guarantees.some((one) => one.name === name && one.ok)
  return {
    postingLimitsEnforced: holds('postingLimitsEnforced'),
    humanityScoresValidated: holds('humanityScoresValidated'),
    vulnerabilityProtectionActive: holds('vulnerabilityProtectionActive'),
    emergencySystemsArmed: holds('emergencySystemsArmed'),
  }
}

async function business(ctx: SignedIn): Promise<MasterControl['businessMetrics']> {
  const [seen, open, everTicketed] = await Promise.all([sumsOfAll(ctx), openTickets(ctx), reading.everTicketed(ctx)])
  const thumbs = seen.thumbsUp + seen.thumbsDown
  return {
    // What referred people pay is not the account's: it has no source of revenue of its own here.
    activeSubscriptions: null,
    monthlyRecurringRevenue: null,
    customerSatisfactionScore: thumbs === 0 ? null : Math.round((seen.thumbsUp / thumbs) * 100),
    supportTicketsOpen: everTicketed ? open : null,
    currency: ctx.config.currency,
  }
}

/** The officer's day. */
export async function dailyCompliance(ctx: SignedIn): Promise<DailyCompliance> {
  const { date, day, week } = daysOf(ctx)
  const [checks, averages, videos] = await Promise.all([
    reading.checkFigures(ctx, day),
    reading.scoreAverages(ctx, day),
    videoFigures(ctx, { day, week }),
  ])
  return {
    date,
    averageHumanityScore: averages.humanity,
    humanityThreshold: HUMANITY_THRESHOLD,
    complianceRate: checks.judged === 0 ? null : Math.round((checks.passed / checks.judged) * 100),
    checks: checks.checks,
    approved: checks.approved,
    improved: checks.improved,
    waitingForReview: videos.waitingForReview,
    issues: checks.issues,
  }
}

/** Everything the reassurance dashboard shows. */
export async function peaceOfMind(ctx: SignedIn): Promise<PeaceOfMind> {
  const { day, week } = daysOf(ctx)
  const [stands, isHealthy, videos, posts, averages, compliance] = await Promise.all([
    operationStatus(ctx),
    store.databaseAnswers(ctx),
    videoFigures(ctx, { day, week }),
    reading.postFigures(ctx, day),
    reading.scoreAverages(ctx),
    complianceFigures(ctx),
  ])
  const [guarantees, channels, shutdowns, [lastHalt], weeklyBatchBrands, pilot, queueSize, selfImproving] =
    await Promise.all([
      checkGuarantees(ctx),
      listChannels(ctx),
      store.countHalts(ctx),
      store.listHalts(ctx),
      reading.countWeeklyBrands(ctx),
      autoPilot(ctx),
      queuedScripts(ctx),
      learningSummary(ctx),
    ])
  const isStopped = stands.now.runs === 'stopped'
  const armed = guarantees.find((one) => one.name === 'emergencySystemsArmed')
  const needs = needsOwner({ ...stands, isHealthy, guarantees, videos, failedPosts: posts.failed })
  return {
    ...stands,
    sleepPeacefully: needs.length === 0,
    says: needs.length > 0 ? needs.map(({ says }) => says) : ['Nothing needs you now.'],
    needs,
    systemsOperational: isHealthy && !isStopped,
    emergencyControls: {
      armed: (armed?.ok ?? false) && !isStopped,
      checkedAt: armed?.checkedAt ?? ctx.now().toISOString(),
      shutdowns,
      lastHalt: lastHalt ? haltView(lastHalt) : null,
    },
    ethicalCompliance: {
      complianceRate: compliance.complianceRate,
      averageHumanityScore: averages.humanity,
      humanityThreshold: HUMANITY_THRESHOLD,
      waitingForReview: videos.waitingForReview,
    },
    selfImproving,
    postingLimits: {
      totalPostsToday: posts.today,
      channelsActive: channels.length,
      maxPostsPerChannel: POSTING.perDay,
      minHoursApart: POSTING.hoursApart,
      resetsAt: new Date(`${addDays(ctx.now().toISOString().slice(0, 10), 1)}T00:00:00Z`).toISOString(),
    },
    autonomousOperations: {
      autoPilot: pilot.active && !isStopped,
      queueSize,
      weeklyBatchBrands,
      videosInTheMaking: videos.inTheMaking,
      scheduledPosts: posts.scheduled,
      nextPostAt: posts.next ? new Date(posts.next).toISOString() : null,
    },
    guarantees,
  }
}

type Worries = Pick<OperationStatus, 'state' | 'reason' | 'stoppedByOperator' | 'campaignsHeld'> & {
  isHealthy: boolean
  guarantees: Guarantee[]
  videos: Awaited<ReturnType<typeof videoFigures>>
  failedPosts: number
}

/** What a person has to look at, in sentences. */
function needsOwner({
  state,
  reason,
  stoppedByOperator,
  campaignsHeld,
  isHealthy,
  guarantees,
  videos,
  failedPosts,
}: Worries): OwnerNeed[] {
  const need = (kind: OwnerNeed['kind'], says: string): OwnerNeed => ({ kind, says })
  const some = (kind: OwnerNeed['kind'], n: number, one: string, many: string) =>
    n === 0 ? [] : [need(kind, `${n} ${n === 1 ? one : many}`)]
  return [
    ...(isHealthy ? [] : [need('database', 'The database does not answer.')]),
    ...(stoppedByOperator ? [need('operator', messages.operation.stoppedByOperator)] : []),
    ...(state === 'halted' && !stoppedByOperator
      ? [need('stopped', `Your work is stopped (${reason}). Press Start to go on.`)]
      : []),
    ...guarantees.filter((one) => !one.ok).map((one) => need('guarantee', one.lookedAt)),
    ...some('review', videos.waitingForReview, 'script waits for your review.', 'scripts wait for your review.'),
    ...some('approval', videos.waitingForApproval, 'film waits for your approval.', 'films wait for your approval.'),
    ...some('films', videos.failed, 'film of today could not be made.', 'films of today could not be made.'),
    ...some('posts', failedPosts, 'post could not be published.', 'posts could not be published.'),
    ...some('campaigns', campaignsHeld, 'campaign waits for you.', 'campaigns wait for you.'),
  ]
}
