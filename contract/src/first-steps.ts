import type { z } from 'zod'
import type { FirstSteps as FirstStepsSchema, firstStepsSchemas } from './first-steps.schemas.ts'
import { rows } from './route.ts'

export type FirstSteps = z.output<typeof FirstStepsSchema>

/** The way into the product, in order; each is ticked by what the account has done. */
export const FIRST_STEPS = ['brand', 'week', 'watched', 'contacts', 'checks'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export const firstStepsRoutes = rows<typeof firstStepsSchemas>()({
  get: { method: 'GET', path: '/api/first-steps' },
  /** Hides the list, or shows it again. */
  update: { method: 'PUT', path: '/api/first-steps' },
})
