import { studyRoutes } from '@octavo/contract'
import { studySchemas } from '@octavo/contract/schemas'
import { serve } from '#http/serve.ts'
import { listStudies, planStudyBatch, removeStudy, studyResults, studyVideos } from './study.service.ts'

export const studyServed = serve(studyRoutes, studySchemas, {
  study: (ctx, { body }) => studyVideos(ctx, body),
  list: (ctx) => listStudies(ctx),
  remove: (ctx, { params }) => removeStudy(ctx, params.id),
  results: (ctx) => studyResults(ctx),
  createBatch: (_ctx, { body }) => planStudyBatch(body.video_urls),
})
