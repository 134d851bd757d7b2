import { planRoutes } from '@octavo/contract'
import { planSchemas } from '@octavo/contract/schemas'
import { serve } from '#http/serve.ts'
import { planOverview } from './subscriptions.service.ts'

export const plansServed = serve(planRoutes, planSchemas, { plans: (ctx) => planOverview(ctx) })
