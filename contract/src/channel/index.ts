import { rows } from '#route.ts'
import type { channelSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const channelRoutes = rows<typeof channelSchemas>()({
  list: { method: 'GET', path: '/api/channels' },
  update: { method: 'PUT', path: '/api/channels/{id}' },
})
