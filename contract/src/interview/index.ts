import { rows } from '#route.ts'
import type { interviewSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const interviewRoutes = rows<typeof interviewSchemas>()({
  /** What a brand's owner is asked, what was answered, and how much there is to say. */
  get: { method: 'GET', path: '/api/brands/{id}/interview' },
  /** An answer becomes one of the brand's facts, a changed one changes it; a question that is skipped can be answered later. */
  reply: { method: 'PUT', path: '/api/brands/{id}/interview/{question}', perMinute: 120 },
})
