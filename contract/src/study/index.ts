import { rows } from '#route.ts'
import type { studySchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const studyRoutes = rows<typeof studySchemas>()({
  study: { method: 'POST', path: '/api/compliance/study-videos', perMinute: 30 },
  list: { method: 'GET', path: '/api/compliance/studies' },
  remove: { method: 'DELETE', path: '/api/compliance/studies/{id}' },
  /** Verification checks: they work on a text of their own and keep nothing. */
  results: { method: 'GET', path: '/api/viral/study-results', open: true, perMinute: 60 },
  createBatch: { method: 'POST', path: '/api/viral-batch/create-study-batch', open: true, perMinute: 30 },
})
