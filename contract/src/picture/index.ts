import { rows } from '#route.ts'
import type { pictureSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const pictureRoutes = rows<typeof pictureSchemas>()({
  /** Who finds and who makes pictures for this account's films. */
  services: { method: 'GET', path: '/api/pictures/services' },
})
