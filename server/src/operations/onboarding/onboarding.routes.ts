import { firstStepsRoutes } from '@octavo/contract'
import { firstStepsSchemas } from '@octavo/contract/schemas'
import { serve } from '#http/serve.ts'
import { changeFirstSteps, firstSteps } from './onboarding.service.ts'

export const firstStepsServed = serve(firstStepsRoutes, firstStepsSchemas, {
  get: (ctx) => firstSteps(ctx),
  update: (ctx, { body }) => changeFirstSteps(ctx, body),
})
