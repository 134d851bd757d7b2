import { rows } from '#route.ts'
import type { systemStatusSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

/** How the installation and the account's operation stand now. */
export const systemStatusRoutes = rows<typeof systemStatusSchemas>()({
  healthCheck: { method: 'GET', path: '/api/system/health-check', open: true },
  dashboard: { method: 'GET', path: '/api/master-control/dashboard' },
  peaceOfMind: { method: 'GET', path: '/api/system/peace-of-mind-status' },
  brief: { method: 'GET', path: '/api/dashboard/brief' },
  dailyCompliance: { method: 'GET', path: '/api/compliance/daily-status' },
})
