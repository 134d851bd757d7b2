import { studyRoutes } from '@octavo/contract/study'
import { studySchemas } from '@octavo/contract/study/schemas'
import { completeMilestone } from '#accounts/milestones/index.ts'
import { serve } from '#http/serve.ts'
import { listStudies, planStudyBatch, removeStudy, studyResults, studyVideos } from './study.service.ts'

export const studyServed = serve(studyRoutes, studySchemas, {
  study: (ctx, { body }) => studyVideos(ctx, body),
  list: (ctx) => listStudies(ctx),
  remove: (ctx, { params }) => removeStudy(ctx, params.id),
  results: (ctx) => studyResults(ctx),
  // The last of the system checks: whoever gets here while signed in has run them.
  createBatch: async (ctx, { body }) => {
    await completeMilestone(ctx, 'checks')
    return planStudyBatch(ctx, body.video_urls)
  },
})
