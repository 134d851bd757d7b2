import { type DashboardStats, viralScoreOf } from '@octavo/contract/analytics'
import { monthlyCredits, PLANS, WEEKLY_QUOTA_MIN } from '@octavo/contract/plan'
import { countBrands } from '#brands/index.ts'
import { countContacts } from '#campaigns/contacts/index.ts'
import { countActiveCampaigns, sendingFigures } from '#campaigns/index.ts'
import type { SignedIn } from '#context.ts'
import { creditState } from '#credits/index.ts'
import { ctrOf, latestFinished, videoCounts, weeklyUse } from '#films/videos/index.ts'
import { countLeads, sumsOfAll } from '#publishing/film-pages/index.ts'
import { complianceFigures } from '#scripts/compliance/index.ts'
import { capabilitiesOf } from './capabilities.ts'

const RECENT = 4
const SHORTS_A_BRAND = 7

/** The dashboard's figures, counted from what the account has. */
export async function dashboardStats(ctx: SignedIn): Promise<DashboardStats> {
  const { account } = ctx
  const plan = PLANS[account.plan]
  const [credits, brands, counts, week, recent, seen, compliance, sending, contacts, campaigns, leads] =
    await Promise.all([
      creditState(ctx),
      countBrands(ctx),
      videoCounts(ctx),
      weeklyUse(ctx),
      latestFinished(ctx, RECENT),
      sumsOfAll(ctx),
      complianceFigures(ctx),
      sendingFigures(ctx),
      countContacts(ctx),
      countActiveCampaigns(ctx),
      countLeads(ctx),
    ])
  return {
    totalViews: String(seen.views),
    avgCtr: ctrOf(seen),
    totalBrands: brands,
    // The library's count: what was halted or is still being made is no video yet.
    totalVideos: counts.finished,
    planType: plan.planType,
    creditsUsed: credits.used,
    monthlyCredits: monthlyCredits(account.plan),
    creditsRemaining: credits.remaining,
    viralScore: viralScoreOf(seen, counts.published),
    emailsSent: sending.email.used - sending.email.kept,
    emailsKept: sending.email.kept,
    emailsLimit: sending.email.limit,
    smsSent: sending.sms.used - sending.sms.kept,
    smsKept: sending.sms.kept,
    smsLimit: sending.sms.limit,
    campaignsActive: campaigns,
    crmContacts: contacts,
    leads,
    contactsLimit: plan.contacts,
    recentVideos: recent,
    production: {
      videosGenerated: counts.finished,
      viralScoreAverage: counts.viralAverage,
      productionReady: counts.finished,
      weeklyQuota: Math.max(WEEKLY_QUOTA_MIN, SHORTS_A_BRAND * brands),
      weeklyUsed: week,
      complianceRate: compliance.complianceRate,
      autoApprovalRate: compliance.autoApprovalRate,
      passRate: compliance.passRate,
      autoFixedRate: compliance.autoFixedRate,
      weeklyCost: 0,
    },
    capabilities: capabilitiesOf(ctx),
  }
}
