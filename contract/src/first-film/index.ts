import { rows } from '#route.ts'
import type { firstFilmSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

/** A first film from one sentence: what is heard of it becomes a brand, and the brand gets a short. */
export const firstFilmRoutes = rows<typeof firstFilmSchemas>()({
  make: { method: 'POST', path: '/api/first-film', perMinute: 6 },
})
