import { accountMade, addressConfirmed } from '#accounts/index.ts'
import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { claimPayments, renewOrEnd } from './payments.service.ts'
import { remindOfTrials } from './reminders.service.ts'
import { planFiles } from './subscriptions.http.ts'
import { plansServed } from './subscriptions.routes.ts'

export const subscriptionsFeature: Feature = {
  routes: plansServed,
  http: (ctx) => [planFiles(ctx)],
  schedules: [
    { name: 'trial-reminders', cron: '20 * * * *', run: remindOfTrials },
    { name: 'subscriptions', cron: '40 * * * *', run: renewOrEnd },
  ],
  on: [
    on(accountMade, (ctx, { account }) => claimPayments(ctx, account)),
    on(addressConfirmed, (ctx, { account }) => claimPayments(ctx, account)),
  ],
}
