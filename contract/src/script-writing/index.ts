import { rows } from '#route.ts'
import type { scriptWritingSchemas } from './schemas.ts'

export type * from './schemas.ts'

/** Scripts that are written or judged by what the account has learned; no film follows by itself. */
export const scriptWritingRoutes = rows<typeof scriptWritingSchemas>()({
  /** A verification check: writes and scores a script, keeps nothing. */
  single: { method: 'POST', path: '/api/viral-shorts/generate-single', open: true, perMinute: 30 },
  learned: { method: 'POST', path: '/api/ai/content/learning-optimized', perMinute: 60 },
  remember: { method: 'POST', path: '/api/ai/memory/store', perMinute: 120 },
  analysis: { method: 'POST', path: '/api/ai/learning/topview-analysis', perMinute: 60 },
})
