import { analyticsRoutes } from '@octavo/contract/analytics'
import { analyticsSchemas } from '@octavo/contract/analytics/schemas'
import { serve } from '#http/serve.ts'
import { dashboardStats } from './analytics.service.ts'
import { analytics, liveViews } from './analytics.view.ts'

export const analyticsServed = serve(analyticsRoutes, analyticsSchemas, {
  stats: (ctx) => ctx.figures.of(ctx, 'dashboard', () => dashboardStats(ctx)),
  analytics: (ctx, { query }) =>
    ctx.figures.of(ctx, `analytics ${query.from} ${query.to}`, () => analytics(ctx, query)),
  live: (ctx) => liveViews(ctx),
})
