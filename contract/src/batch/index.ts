import { rows } from '#route.ts'
import type { batchSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const batchRoutes = rows<typeof batchSchemas>()({
  /** What the eight films of a brand's week could be about. Costs nothing and keeps nothing. */
  plan: { method: 'POST', path: '/api/batches/plan', perMinute: 60 },
  createWeekly: { method: 'POST', path: '/api/generate/enhanced-weekly-batch', perMinute: 30 },
  /** Makes a film of a week anew about something else, in its place. Costs what a film costs. */
  anotherSubject: { method: 'POST', path: '/api/videos/{id}/subject', perMinute: 30 },
  list: { method: 'GET', path: '/api/batches' },
  get: { method: 'GET', path: '/api/batches/{id}' },
  halt: { method: 'POST', path: '/api/batches/{id}/halt' },
  /** Another look for its finished films, each as an edit. */
  changeLook: { method: 'POST', path: '/api/batches/{id}/look', perMinute: 30 },
  testPipeline: { method: 'POST', path: '/api/production/test-pipeline', perMinute: 30 },
})
