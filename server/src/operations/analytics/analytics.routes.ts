import { analyticsRoutes } from '@octavo/contract/analytics'
import { analyticsSchemas } from '@octavo/contract/analytics/schemas'
import { serve } from '#http/serve.ts'
import { dashboardStats } from './analytics.service.ts'
import { analytics, liveViews } from './analytics.view.ts'

export const analyticsServed = serve(analyticsRoutes, analyticsSchemas, {
  stats: (ctx) => dashboardStats(ctx),
  analytics: (ctx, { query }) => analytics(ctx, query),
  live: (ctx) => liveViews(ctx),
})
