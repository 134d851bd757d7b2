import { planRoutes } from '@octavo/contract/plan'
import { planSchemas } from '@octavo/contract/plan/schemas'
import { serve } from '#http/serve.ts'
import { planOverview } from './subscriptions.service.ts'

export const plansServed = serve(planRoutes, planSchemas, { plans: (ctx) => planOverview(ctx) })
