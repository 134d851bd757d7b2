import { rows } from '#route.ts'
import type { editSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const editRoutes = rows<typeof editSchemas>()({
  get: { method: 'GET', path: '/api/videos/{id}/edit' },
  /** The film as it would be; nothing is kept. */
  try: { method: 'POST', path: '/api/videos/{id}/edit/try', perMinute: 120 },
  /** Has it made; the old film plays until the new one is whole. */
  save: { method: 'POST', path: '/api/videos/{id}/edit', perMinute: 60 },
  halt: { method: 'POST', path: '/api/videos/{id}/edit/halt' },
})

/** Where a tried speech is heard. */
export const editFiles = {
  speech: (videoId: string, speechId: string) => `/api/videos/${videoId}/edit/speech/${speechId}`,
}
