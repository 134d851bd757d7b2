import { hookRoutes } from '@octavo/contract/script'
import { hookSchemas } from '@octavo/contract/script/schemas'
import { serve } from '#http/serve.ts'
import { offerHooks } from './hooks.service.ts'

export const hooksServed = serve(hookRoutes, hookSchemas, {
  offer: (ctx, { body }) => offerHooks(ctx, body),
})
