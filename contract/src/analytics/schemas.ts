import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { VIDEO_STATUSES } from '#video/state.ts'
import { z } from '#zod.ts'

const Capability = z.object({ name: z.string(), provider: z.string(), embedded: z.boolean() })

export const DashboardStats = z.object({
  totalViews: z.string(),
  /** Clicks of a hundred views, with a %; '0%' without a view, empty while the views are too few to say. */
  avgCtr: z.string(),
  totalBrands: z.number(),
  totalVideos: z.number(),
  planType: z.string(),
  creditsUsed: z.number(),
  monthlyCredits: z.number(),
  creditsRemaining: z.number(),
  /** Measured on the film pages; null while the views are too few to say (`VERDICT_VIEWS`). */
  viralScore: z.number().nullable(),
  /** Of this month: handed to a mail server, and kept in the outbox. Both count towards the limit. */
  emailsSent: z.number(),
  emailsKept: z.number(),
  emailsLimit: z.number(),
  smsSent: z.number(),
  smsKept: z.number(),
  smsLimit: z.number(),
  /** Campaigns that send now or are scheduled. */
  campaignsActive: z.number(),
  crmContacts: z.number(),
  /** People who left their address on a film page. Who was typed in or imported is a contact, not a lead. */
  leads: z.number(),
  contactsLimit: z.number(),
  recentVideos: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      views: z.number(),
      publishedAt: z.string().nullable(),
      /** The script's own, from before anybody saw it. */
      viralScore: z.number().nullable(),
      /** Of what visitors did; null while they are too few to say. */
      measuredScore: z.number().nullable(),
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
export type DashboardStats = z.output<typeof DashboardStats>

/** What the film pages counted. Averages are null until there is something to divide by, shares and scores while the views are too few to say (`VERDICT_VIEWS`). */
const Figures = z.object({
  /** Visitors, one a film and day each. */
  views: z.number(),
  /** Visitors who followed the page's link. */
  clicks: z.number(),
  watchSeconds: z.number(),
  thumbsUp: z.number(),
  thumbsDown: z.number(),
  messages: z.number(),
  /** Clicks of a hundred views. */
  avgCtr: z.number().nullable(),
  /** Of a hundred visitors, those who followed the link, gave a thumb or wrote. */
  engagement: z.number().nullable(),
  /** min(100, views a film / 1000 * 0.1 + average CTR * 15), rounded. */
  viralScore: z.number().nullable(),
})

const FilmFigures = Figures.extend({
  id: z.string(),
  title: z.string(),
  format: z.enum(VIDEO_FORMATS),
  status: z.enum(VIDEO_STATUSES),
  brandId: z.string().nullable(),
  brandName: z.string().nullable(),
  /** Clicks of a hundred views, with a %; '0%' without a view, empty while the views are too few to say. */
  ctr: z.string(),
  /** The script's own score, from before anybody saw it. */
  predictedScore: z.number().nullable(),
  averageWatchSeconds: z.number().nullable(),
  durationSeconds: z.number().nullable(),
  posterUrl: z.string().nullable(),
  filmPage: z.string().nullable(),
  publishedAt: z.string().nullable(),
})

export const Analytics = z.object({
  /** Dates of the account's time zone, both included. */
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  /** The tiles; `videos` are the published ones. */
  totals: Figures.extend({ videos: z.number(), averageWatchSeconds: z.number().nullable() }),
  /** One entry for each day, days without anything too. */
  trend: z.array(
    z.object({
      date: z.string(),
      views: z.number(),
      clicks: z.number(),
      watchSeconds: z.number(),
      published: z.number(),
    }),
  ),
  /** The film with the most views of these days; null while there is none. */
  topPerformer: FilmFigures.nullable(),
  brands: z.array(Figures.extend({ brandId: z.string(), brand: z.string(), color: z.string(), videos: z.number() })),
  /** Films published until then, the most viewed first. */
  videos: z.array(FilmFigures),
})
export type Analytics = z.output<typeof Analytics>

/** The last 24 hours of the film pages. */
export const LiveViews = z.object({
  since: z.string(),
  views: z.number(),
  clicks: z.number(),
  /** The 24 hours, the oldest first; `at` is when one begins. */
  hours: z.array(z.object({ at: z.string(), views: z.number() })),
})
export type LiveViews = z.output<typeof LiveViews>

const date = z.iso.date(messages.posting.date)

export const analyticsSchemas = {
  stats: { reply: DashboardStats },
  analytics: { query: z.object({ from: date.optional(), to: date.optional() }), reply: Analytics },
  live: { reply: LiveViews },
} satisfies Record<string, RowSchemas>
