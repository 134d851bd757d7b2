import { batchRoutes } from '@octavo/contract/batch'
import { batchSchemas } from '@octavo/contract/batch/schemas'
import { serve } from '#http/serve.ts'
import { filmAnotherSubject } from './another-subject.service.ts'
import { cancelBatch, createWeeklyBatch, getBatch, listBatches } from './batches.service.ts'
import { testPipeline } from './pipeline-test.service.ts'
import { changeWeekLook } from './week-look.service.ts'
import { planFilms } from './week-plan.service.ts'

export const batchesServed = serve(batchRoutes, batchSchemas, {
  plan: (ctx, { body }) => planFilms(ctx, body),
  anotherSubject: (ctx, { params, body }) => filmAnotherSubject(ctx, params.id, body),
  createWeekly: (ctx, { body }) => createWeeklyBatch(ctx, body),
  list: (ctx) => listBatches(ctx),
  get: (ctx, { params }) => getBatch(ctx, params.id),
  halt: (ctx, { params }) => cancelBatch(ctx, params.id),
  changeLook: (ctx, { params, body }) => changeWeekLook(ctx, params.id, body),
  testPipeline: (ctx) => testPipeline(ctx),
})
