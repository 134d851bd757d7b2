import { referralRoutes } from '@octavo/contract/referral'
import { referralSchemas } from '@octavo/contract/referral/schemas'
import { serve } from '#http/serve.ts'
import { referralCredits, referralLink, viralAnalytics } from './referrals.service.ts'

export const referralsServed = serve(referralRoutes, referralSchemas, {
  credits: (ctx) => ctx.figures.of(ctx, 'referral credits', () => referralCredits(ctx)),
  analytics: (ctx) => viralAnalytics(ctx),
  link: (ctx) => referralLink(ctx),
})
