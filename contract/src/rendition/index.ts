import { rows } from '#route.ts'
import type { renditionSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const renditionRoutes = rows<typeof renditionSchemas>()({
  list: { method: 'GET', path: '/api/videos/{id}/renditions' },
  /** Has one made, or made again; costs nothing. What is there or on its way already is answered as it is. */
  make: { method: 'POST', path: '/api/videos/{id}/renditions', perMinute: 60 },
})

/** Addresses of a rendition's file. */
export const renditionFiles = {
  stream: (id: string) => `/api/renditions/${id}/file`,
  download: (id: string) => `/api/renditions/${id}/file?download`,
}
