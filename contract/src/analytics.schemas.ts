import { z } from 'zod'
import type { RowSchemas } from './route.ts'

const Capability = z.object({ name: z.string(), provider: z.string(), embedded: z.boolean() })

export const DashboardStats = z.object({
  totalViews: z.string(),
  avgCtr: z.string(),
  totalBrands: z.number(),
  totalVideos: z.number(),
  planType: z.string(),
  creditsUsed: z.number(),
  monthlyCredits: z.number(),
  creditsRemaining: z.number(),
  /** Null until there are views to compute it from. */
  viralScore: z.number().nullable(),
  emailsSent: z.number(),
  emailsLimit: z.number(),
  smsSent: z.number(),
  smsLimit: z.number(),
  crmContacts: z.number(),
  contactsLimit: z.number(),
  recentVideos: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      views: z.number(),
      viralScore: z.number().nullable(),
      posterUrl: z.string().nullable(),
      streamUrl: z.string().nullable(),
      format: z.enum(['short', 'long']),
      brandColor: z.string().nullable(),
    }),
  ),
  /** The account's own production, for Home and the Production Center. */
  production: z.object({
    videosGenerated: z.number(),
    viralScoreAverage: z.number().nullable(),
    productionReady: z.number(),
    weeklyQuota: z.number(),
    weeklyUsed: z.number(),
    complianceRate: z.number().nullable(),
    autoApprovalRate: z.number().nullable(),
    passRate: z.number().nullable(),
    autoFixedRate: z.number().nullable(),
    weeklyCost: z.number(),
  }),
  /** Which service does each kind of work on this installation. */
  capabilities: z.array(Capability),
})

export const analyticsSchemas = { stats: { reply: DashboardStats } } satisfies Record<string, RowSchemas>
