import { rows } from '#route.ts'
import type { batchSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const batchRoutes = rows<typeof batchSchemas>()({
  createWeekly: { method: 'POST', path: '/api/generate/enhanced-weekly-batch', perMinute: 30 },
  list: { method: 'GET', path: '/api/batches' },
  get: { method: 'GET', path: '/api/batches/{id}' },
  halt: { method: 'POST', path: '/api/batches/{id}/halt' },
  testPipeline: { method: 'POST', path: '/api/production/test-pipeline', perMinute: 30 },
})
