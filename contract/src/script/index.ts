import { rows } from '#route.ts'
import type { hookSchemas, scriptSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const scriptRoutes = rows<typeof scriptSchemas>()({
  list: { method: 'GET', path: '/api/library/scripts' },
  create: { method: 'POST', path: '/api/library/scripts', perMinute: 120 },
  update: { method: 'PUT', path: '/api/library/scripts/{id}', perMinute: 120 },
  remove: { method: 'DELETE', path: '/api/library/scripts/{id}' },
  restore: { method: 'POST', path: '/api/library/scripts/{id}/restore' },
  writer: { method: 'GET', path: '/api/scripts/writer' },
  library: { method: 'GET', path: '/api/scripts/library' },
})

export const hookRoutes = rows<typeof hookSchemas>()({
  /** First lines for a text or a topic, by the built-in writer: it costs nothing, and nothing is kept. */
  offer: { method: 'POST', path: '/api/scripts/hooks', perMinute: 30 },
})
