import { rows } from '#route.ts'
import type { filmOrderSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

/** Films of given words. */
export const filmOrderRoutes = rows<typeof filmOrderSchemas>()({
  /** Films the given words at the asked length. */
  film: { method: 'POST', path: '/api/videos/generate', perMinute: 60 },
  filmState: { method: 'GET', path: '/api/videos/{id}/generated' },
  /** One file from one finished script; `filename` answers 409 with Retry-After until it is made. */
  realViral: { method: 'POST', path: '/api/generate-viral-video', perMinute: 60 },
})

/** Where the real viral generator's file is looked at and saved, by its name. */
export const filmOrderFiles = {
  download: (filename: string) => `/api/download-video/${encodeURIComponent(filename)}`,
  preview: (filename: string) => `/api/preview-video/${encodeURIComponent(filename)}`,
}
