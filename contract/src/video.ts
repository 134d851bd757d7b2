import type { z } from 'zod'
import { rows } from './route.ts'
import type {
  GeneratedVideo as GeneratedVideoSchema,
  LibraryVideo as LibraryVideoSchema,
  Video as VideoSchema,
  videoSchemas,
} from './video.schemas.ts'

export type Video = z.output<typeof VideoSchema>
export type LibraryVideo = z.output<typeof LibraryVideoSchema>
export type GeneratedVideo = z.output<typeof GeneratedVideoSchema>

export const VIDEO_FORMATS = ['short', 'long'] as const
export type VideoFormat = (typeof VIDEO_FORMATS)[number]
/** What a batch's films measure; `seconds` are the bounds, `aim` what the writer aims for. */
export const FORMATS = {
  short: { width: 1080, height: 1920, seconds: { min: 15, max: 60 }, aim: 40 },
  long: { width: 1920, height: 1080, seconds: { min: 180, max: 300 }, aim: 230 },
} as const satisfies Record<VideoFormat, object>

/** Picture sizes of a single film: full size, 720 and 576 pixels on the short side. */
export const FILM_QUALITIES = ['ultra_high', 'high', 'standard'] as const
export type FilmQuality = (typeof FILM_QUALITIES)[number]

export const AVATAR_STYLES = ['professional', 'casual', 'animated', 'realistic'] as const
export const BACKGROUND_STYLES = ['office', 'studio', 'outdoor', 'animated'] as const
/** The avatar choice of the script generator. */
export const SCRIPT_AVATARS = ['default', 'professional', 'casual', 'energetic'] as const

export const videoRoutes = rows<typeof videoSchemas>()({
  list: { method: 'GET', path: '/api/videos' },
  get: { method: 'GET', path: '/api/videos/{id}' },
  library: { method: 'GET', path: '/api/videos/library' },
  generated: { method: 'GET', path: '/api/videos/brand/all/generated' },
  retry: { method: 'POST', path: '/api/videos/{id}/retry' },
  halt: { method: 'POST', path: '/api/videos/{id}/halt' },
  review: { method: 'POST', path: '/api/videos/{id}/review' },
  remove: { method: 'DELETE', path: '/api/videos/{id}' },
  restore: { method: 'POST', path: '/api/videos/{id}/restore' },
  generate: { method: 'POST', path: '/api/ai/video/generate' },
  submit: { method: 'POST', path: '/api/topview/submit' },
  task: { method: 'GET', path: '/api/topview/task/{taskId}' },
})

/** Addresses of a film's files. */
export const videoFiles = {
  stream: (filename: string) => `/api/videos/stream/${encodeURIComponent(filename)}`,
  download: (filename: string) => `/api/videos/download/${encodeURIComponent(filename)}`,
}
