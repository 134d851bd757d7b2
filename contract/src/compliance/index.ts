import { rows } from '#route.ts'
import type { complianceSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const complianceRoutes = rows<typeof complianceSchemas>()({
  check: { method: 'POST', path: '/api/compliance/check', perMinute: 120 },
  secondOpinion: { method: 'POST', path: '/api/compliance/second-opinion', perMinute: 20 },
  statistics: { method: 'GET', path: '/api/compliance/statistics', open: true },
  actions: { method: 'GET', path: '/api/compliance/actions' },
  rules: { method: 'GET', path: '/api/compliance/rules' },
  /** One rule for one brand: switched with a reason, or back on. */
  switchRule: { method: 'PUT', path: '/api/brands/{id}/rules' },
})

/** The compliance report as a page that prints. */
export const COMPLIANCE_REPORT_PATH = '/api/compliance/report'
