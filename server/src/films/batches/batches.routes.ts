import { batchRoutes } from '@octavo/contract/batch'
import { batchSchemas } from '@octavo/contract/batch/schemas'
import { serve } from '#http/serve.ts'
import { cancelBatch, createWeeklyBatch, getBatch, listBatches } from './batches.service.ts'
import { testPipeline } from './pipeline-test.service.ts'

export const batchesServed = serve(batchRoutes, batchSchemas, {
  createWeekly: (ctx, { body }) => createWeeklyBatch(ctx, body),
  list: (ctx) => listBatches(ctx),
  get: (ctx, { params }) => getBatch(ctx, params.id),
  halt: (ctx, { params }) => cancelBatch(ctx, params.id),
  testPipeline: (ctx) => testPipeline(ctx),
})
