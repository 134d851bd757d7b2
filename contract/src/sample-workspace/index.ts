import { rows } from '#route.ts'
import type { sampleWorkspaceSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

/** Labeled sample businesses, each with a film. They cost nothing, count nowhere, and leave no trace when they are removed. */
export const sampleWorkspaceRoutes = rows<typeof sampleWorkspaceSchemas>()({
  get: { method: 'GET', path: '/api/sample-workspace' },
  load: { method: 'POST', path: '/api/sample-workspace', perMinute: 30 },
  remove: { method: 'DELETE', path: '/api/sample-workspace' },
})
