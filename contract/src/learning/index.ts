import { rows } from '#route.ts'
import type { learningSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const learningRoutes = rows<typeof learningSchemas>()({
  trigger: { method: 'POST', path: '/api/intelligence/trigger-learning', perMinute: 30 },
  status: { method: 'GET', path: '/api/intelligence/learning-status' },
  setAside: { method: 'POST', path: '/api/intelligence/set-aside', perMinute: 60 },
  useAgain: { method: 'POST', path: '/api/intelligence/use-again', perMinute: 60 },
})
