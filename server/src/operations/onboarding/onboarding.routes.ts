import { firstStepsRoutes } from '@octavo/contract/first-steps'
import { firstStepsSchemas } from '@octavo/contract/first-steps/schemas'
import { serve } from '#http/serve.ts'
import { changeFirstSteps, firstSteps } from './onboarding.service.ts'

export const firstStepsServed = serve(firstStepsRoutes, firstStepsSchemas, {
  get: (ctx) => firstSteps(ctx),
  update: (ctx, { body }) => changeFirstSteps(ctx, body),
})
