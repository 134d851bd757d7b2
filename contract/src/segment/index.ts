import { rows } from '#route.ts'
import type { segmentSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const segmentRoutes = rows<typeof segmentSchemas>()({
  /** By name, each with how many are in it now. */
  list: { method: 'GET', path: '/api/viral/segments' },
  create: { method: 'POST', path: '/api/viral/segments' },
  update: { method: 'PUT', path: '/api/viral/segments/{id}' },
  remove: { method: 'DELETE', path: '/api/viral/segments/{id}' },
  restore: { method: 'POST', path: '/api/viral/segments/{id}/restore' },
})
