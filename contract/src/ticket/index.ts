import { rows } from '#route.ts'
import type { ticketSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const ticketRoutes = rows<typeof ticketSchemas>()({
  list: { method: 'GET', path: '/api/tickets' },
  change: { method: 'PUT', path: '/api/tickets/{id}' },
  answer: { method: 'POST', path: '/api/tickets/{id}/answer' },
  remove: { method: 'DELETE', path: '/api/tickets/{id}' },
})
