import type { z } from 'zod'
import { rows } from './route.ts'
import type { StudyResult as StudyResultSchema, studySchemas } from './study.schemas.ts'

export type StudyResult = z.output<typeof StudyResultSchema>

/** One address a line; a transcript may be pasted for those that show none. */
export const STUDY_LIMITS = { urls: 20, url: 2000, transcript: 20_000 } as const

export const studyRoutes = rows<typeof studySchemas>()({
  study: { method: 'POST', path: '/api/compliance/study-videos' },
  list: { method: 'GET', path: '/api/compliance/studies' },
  remove: { method: 'DELETE', path: '/api/compliance/studies/{id}' },
  /** Verification checks: they work on a text of their own and keep nothing. */
  results: { method: 'GET', path: '/api/viral/study-results', open: true, perMinute: 60 },
  createBatch: { method: 'POST', path: '/api/viral-batch/create-study-batch', open: true, perMinute: 30 },
})
