import type { z } from 'zod'
import { rows } from './route.ts'
import type { SampleWorkspace as SampleWorkspaceSchema, sampleWorkspaceSchemas } from './sample-workspace.schemas.ts'

export type SampleWorkspace = z.output<typeof SampleWorkspaceSchema>

/** Which of the presets stand in a sample workspace; the first one has the film. */
export const SAMPLE_BRANDS = ['Front Window', 'Signal Desk', 'Quiet Focus'] as const

/** Labelled sample brands and one sample film. They cost nothing, count nowhere, and leave no trace when they are removed. */
export const sampleWorkspaceRoutes = rows<typeof sampleWorkspaceSchemas>()({
  get: { method: 'GET', path: '/api/sample-workspace' },
  load: { method: 'POST', path: '/api/sample-workspace' },
  remove: { method: 'DELETE', path: '/api/sample-workspace' },
})
