import { rows } from '#route.ts'
import type { firstStepsSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const firstStepsRoutes = rows<typeof firstStepsSchemas>()({
  get: { method: 'GET', path: '/api/first-steps' },
  /** Hides the list, or shows it again. */
  update: { method: 'PUT', path: '/api/first-steps' },
})
