import { learningRoutes } from '@octavo/contract'
import { learningSchemas } from '@octavo/contract/schemas'
import { serve } from '#http/serve.ts'
import { learn, learningStatus } from './learning.service.ts'

export const learningServed = serve(learningRoutes, learningSchemas, {
  trigger: async (ctx) => ({ success: true as const, ...(await learn(ctx, 'person')) }),
  status: (ctx) => learningStatus(ctx),
})
