import type { z } from 'zod'
import type {
  Analytics as AnalyticsSchema,
  analyticsSchemas,
  DashboardStats as DashboardStatsSchema,
} from './analytics.schemas.ts'
import { rows } from './route.ts'

export type DashboardStats = z.output<typeof DashboardStatsSchema>
export type Analytics = z.output<typeof AnalyticsSchema>

/** Days that analytics shows unless told, and at most. */
export const ANALYTICS_DAYS = { usual: 30, most: 366 } as const

export const analyticsRoutes = rows<typeof analyticsSchemas>()({
  stats: { method: 'GET', path: '/api/dashboard/stats' },
  analytics: { method: 'GET', path: '/api/analytics' },
})
