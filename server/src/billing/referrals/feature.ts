import { accountMade, addressConfirmed } from '#accounts/index.ts'
import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { referralsServed } from './referrals.routes.ts'
import { earnSignup, recordReferral } from './referrals.service.ts'

export const referralsFeature: Feature = {
  routes: referralsServed,
  on: [
    on(accountMade, (ctx, { account, ...link }) => recordReferral(ctx, account, link)),
    on(addressConfirmed, (ctx, { account }) => earnSignup(ctx, account.id)),
  ],
}
