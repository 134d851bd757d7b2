import type { z } from 'zod'
import type {
  ReferralLink as LinkSchema,
  ReferralCredits as ReferralCreditsSchema,
  referralSchemas,
  ViralAnalytics as ViralAnalyticsSchema,
} from './referral.schemas.ts'
import { rows } from './route.ts'

export type ReferralCredits = z.output<typeof ReferralCreditsSchema>
export type ViralAnalytics = z.output<typeof ViralAnalyticsSchema>
export type ReferralLink = z.output<typeof LinkSchema>

export const referralRoutes = rows<typeof referralSchemas>()({
  credits: { method: 'GET', path: '/api/viral/credits' },
  analytics: { method: 'GET', path: '/api/viral/analytics' },
  link: { method: 'GET', path: '/api/viral/link' },
})

/** The path that a referral code is shared as. */
export const referralPath = (code: string): string => `/?ref=${encodeURIComponent(code)}`
