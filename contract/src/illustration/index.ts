import { rows } from '#route.ts'
import type { illustrationSchemas } from './schemas.ts'

export type * from './schemas.ts'

/** Where a browser gets an illustration that films show. */
export const illustrationFile = (name: string): string => `/api/illustrations/${encodeURIComponent(name)}.svg`

export const illustrationRoutes = rows<typeof illustrationSchemas>()({
  /** All that can be drawn on this installation, those that belong together side by side. */
  list: { method: 'GET', path: '/api/illustrations' },
})
