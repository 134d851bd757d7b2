import { rows } from '#route.ts'
import type { mediaSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const mediaRoutes = rows<typeof mediaSchemas>()({
  /** Everything on the shelf, the newest first, and the uploads that are not finished. */
  list: { method: 'GET', path: '/api/media' },
  get: { method: 'GET', path: '/api/media/{id}' },
  rename: { method: 'PUT', path: '/api/media/{id}' },
  remove: { method: 'DELETE', path: '/api/media/{id}' },
  restore: { method: 'POST', path: '/api/media/{id}/restore' },
})
