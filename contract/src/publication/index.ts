import { rows } from '#route.ts'
import type { publicationSchemas } from './schemas.ts'

export * from './limits.ts'
export * from './places.ts'
export * from './posting-slot.ts'
export type * from './schemas.ts'

export const publicationRoutes = rows<typeof publicationSchemas>()({
  schedule: { method: 'PUT', path: '/api/videos/{id}/schedule' },
  unschedule: { method: 'DELETE', path: '/api/videos/{id}/schedule' },
  approve: { method: 'POST', path: '/api/videos/{id}/approve' },
  /** Holds what was approved again, while it has not gone out. */
  takeBackApproval: { method: 'DELETE', path: '/api/videos/{id}/approve' },
  produce: { method: 'POST', path: '/api/videos/{id}/produce' },
  posts: { method: 'GET', path: '/api/videos/{id}/posts' },
  text: { method: 'PUT', path: '/api/videos/{id}/posts/{channelId}' },
  words: { method: 'GET', path: '/api/videos/{id}/words' },
  ofVideo: { method: 'GET', path: '/api/videos/{id}/publications' },
  calendar: { method: 'GET', path: '/api/calendar' },
  limits: { method: 'GET', path: '/api/posting/limits-status' },
})
