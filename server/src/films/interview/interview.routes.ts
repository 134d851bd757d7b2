import { interviewRoutes } from '@octavo/contract/interview'
import { interviewSchemas } from '@octavo/contract/interview/schemas'
import { serve } from '#http/serve.ts'
import { interviewOf, replyInInterview } from './interview.service.ts'

export const interviewServed = serve(interviewRoutes, interviewSchemas, {
  get: (ctx, { params }) => interviewOf(ctx, params.id),
  reply: (ctx, { params, body }) => replyInInterview(ctx, params.id, params.question, body),
})
