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
  moments: { method: 'GET', path: '/api/videos/{id}/moments' },
  poster: { method: 'PUT', path: '/api/videos/{id}/poster', perMinute: 20 },
  remove: { method: 'DELETE', path: '/api/videos/{id}' },
  restore: { method: 'POST', path: '/api/videos/{id}/restore' },
  generate: { method: 'POST', path: '/api/ai/video/generate', perMinute: 60 },
  submit: { method: 'POST', path: '/api/topview/submit', perMinute: 60 },
  task: { method: 'GET', path: '/api/topview/task/{taskId}' },
})

/**
 * The picture (JPEG) of the scene that was made last of a film in the making, with an ETag: its poster before there is one, 204 when there is
 * neither or the film is not in the making. Every event of the video may mean another picture.
 */
export const LATEST_SCENE_PATH = '/api/videos/{id}/latest-scene'

/** Addresses of a film's files. */
export const videoFiles = {
  latestScene: (id: string) => LATEST_SCENE_PATH.replace('{id}', encodeURIComponent(id)),
  stream: (filename: string) => `/api/videos/stream/${encodeURIComponent(filename)}`,
  download: (filename: string) => `/api/videos/download/${encodeURIComponent(filename)}`,
}
