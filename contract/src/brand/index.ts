import { rows } from '#route.ts'
import type { brandPreviewSchemas, brandSchemas } from './schemas.ts'

export * from './kit.ts'
export * from './limits.ts'
export * from './presets.ts'
export type * from './schemas.ts'

export const brandRoutes = rows<typeof brandSchemas>()({
  list: { method: 'GET', path: '/api/brands' },
  get: { method: 'GET', path: '/api/brands/{id}' },
  create: { method: 'POST', path: '/api/brands' },
  update: { method: 'PUT', path: '/api/brands/{id}' },
  remove: { method: 'DELETE', path: '/api/brands/{id}' },
  restore: { method: 'POST', path: '/api/brands/{id}/restore' },
})

export const brandPreviewRoutes = rows<typeof brandPreviewSchemas>()({
  /** A short sample film in the look of a brand that may not be saved yet, as a plan that a browser draws; nothing is kept. */
  preview: { method: 'POST', path: '/api/brands/preview', perMinute: 120 },
})
