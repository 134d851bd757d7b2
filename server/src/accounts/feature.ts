import type { Feature } from '#feature.ts'
import { accountsServed, logoutLink } from './accounts.routes.ts'
import { deleteExpired } from './accounts.store.ts'

export const accountsFeature: Feature = {
  routes: accountsServed,
  http: (ctx) => [logoutLink(ctx)],
  schedules: [{ name: 'delete-expired', cron: '0 * * * *', run: deleteExpired }],
}
