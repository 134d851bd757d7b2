import type { z } from 'zod'
import type { analyticsSchemas, DashboardStats as DashboardStatsSchema } from './analytics.schemas.ts'
import { rows } from './route.ts'

export type DashboardStats = z.output<typeof DashboardStatsSchema>

export const analyticsRoutes = rows<typeof analyticsSchemas>()({
  stats: { method: 'GET', path: '/api/dashboard/stats' },
})
