import { rows } from '#route.ts'
import type { generationSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

/** Runs that write a script, check it, remember it and film it: from a trend, or from a topic. */
export const generationRoutes = rows<typeof generationSchemas>()({
  /** Writes, checks, remembers and films; answers with what is known after 22 seconds, the rest by `viralRun`. */
  viral: { method: 'POST', path: '/api/viral/generate', perMinute: 30 },
  viralRuns: { method: 'GET', path: '/api/viral/generations' },
  viralRun: { method: 'GET', path: '/api/viral/generations/{id}' },
  short: { method: 'POST', path: '/api/viral-short/create', perMinute: 30 },
  /** The latest runs, the newest first: what a screen shows again after it was left. */
  shortRuns: { method: 'GET', path: '/api/viral-short' },
  shortRun: { method: 'GET', path: '/api/viral-short/{id}' },
})
