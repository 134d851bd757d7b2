import { rows } from '#route.ts'
import type { productionSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const productionRoutes = rows<typeof productionSchemas>()({
  start: { method: 'POST', path: '/api/production/start-mass-ugc', perMinute: 30 },
  pause: { method: 'POST', path: '/api/production/pause' },
  statistics: { method: 'GET', path: '/api/production/statistics' },
  autoPilot: { method: 'PUT', path: '/api/production/auto-pilot' },
  queue: { method: 'GET', path: '/api/production/queue' },
  clearQueue: { method: 'DELETE', path: '/api/production/queue' },
  generate: { method: 'POST', path: '/api/compliance/generate-mass-ugc', perMinute: 30 },
  packages: { method: 'GET', path: '/api/compliance/ugc' },
  run: { method: 'GET', path: '/api/compliance/ugc/runs/{id}' },
  get: { method: 'GET', path: '/api/compliance/ugc/{id}' },
  film: { method: 'POST', path: '/api/compliance/ugc/{id}/film', perMinute: 60 },
  remove: { method: 'DELETE', path: '/api/compliance/ugc/{id}' },
})
