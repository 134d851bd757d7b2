import { learningRoutes } from '@octavo/contract/learning'
import { learningSchemas } from '@octavo/contract/learning/schemas'
import { serve } from '#http/serve.ts'
import { learn, learningStatus, weighPattern } from './learning.service.ts'

export const learningServed = serve(learningRoutes, learningSchemas, {
  trigger: async (ctx) => ({ success: true as const, ...(await learn(ctx, 'person')) }),
  status: (ctx) => learningStatus(ctx),
  setAside: (ctx, { body }) => weighPattern(ctx, body, { isSetAside: true }),
  useAgain: (ctx, { body }) => weighPattern(ctx, body, { isSetAside: false }),
})
