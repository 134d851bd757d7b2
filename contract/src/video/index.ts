import { rows } from '#route.ts'
import type { videoSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'
export * from './state.ts'

export const videoRoutes = rows<typeof videoSchemas>()({
  list: { method: 'GET', path: '/api/videos' },
  get: { method: 'GET', path: '/api/videos/{id}' },
  library: { method: 'GET', path: '/api/videos/library' },
  generated: { method: 'GET', path: '/api/videos/brand/all/generated' },
  retry: { method: 'POST', path: '/api/videos/{id}/retry', perMinute: 60 },
  halt: { method: 'POST', path: '/api/videos/{id}/halt' },
  review: { method: 'POST', path: '/api/videos/{id}/review' },
  remove: { method: 'DELETE', path: '/api/videos/{id}' },
  restore: { method: 'POST', path: '/api/videos/{id}/restore' },
  generate: { method: 'POST', path: '/api/ai/video/generate', perMinute: 60 },
  submit: { method: 'POST', path: '/api/topview/submit', perMinute: 60 },
  task: { method: 'GET', path: '/api/topview/task/{taskId}' },
})

/** Addresses of a film's files. */
export const videoFiles = {
  stream: (filename: string) => `/api/videos/stream/${encodeURIComponent(filename)}`,
  download: (filename: string) => `/api/videos/download/${encodeURIComponent(filename)}`,
}
