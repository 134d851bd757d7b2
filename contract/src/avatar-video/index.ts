import { rows } from '#route.ts'
import type { avatarVideoSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const avatarVideoRoutes = rows<typeof avatarVideoSchemas>()({
  avatars: { method: 'GET', path: '/api/topview/avatars' },
  voices: { method: 'GET', path: '/api/topview/voices' },
  test: { method: 'GET', path: '/api/topview/test' },
  generateSimple: { method: 'POST', path: '/api/topview/generate-simple', perMinute: 60 },
})

export const avatarFiles = {
  poster: (id: string) => `/api/topview/avatars/${id}/poster.jpg`,
  sample: (id: string) => `/api/topview/voices/${id}/sample.wav`,
}
