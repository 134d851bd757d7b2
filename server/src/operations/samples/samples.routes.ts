import { sampleWorkspaceRoutes } from '@octavo/contract/sample-workspace'
import { sampleWorkspaceSchemas } from '@octavo/contract/sample-workspace/schemas'
import { serve } from '#http/serve.ts'
import { loadSamples, removeSamples, sampleWorkspace } from './samples.service.ts'

export const samplesServed = serve(sampleWorkspaceRoutes, sampleWorkspaceSchemas, {
  get: (ctx) => sampleWorkspace(ctx),
  load: (ctx) => loadSamples(ctx),
  remove: (ctx) => removeSamples(ctx),
})
