import { rows } from '#route.ts'
import type { analyticsSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const analyticsRoutes = rows<typeof analyticsSchemas>()({
  stats: { method: 'GET', path: '/api/dashboard/stats' },
  analytics: { method: 'GET', path: '/api/analytics' },
  live: { method: 'GET', path: '/api/analytics/live' },
})
