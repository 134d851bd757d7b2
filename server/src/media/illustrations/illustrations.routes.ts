import { illustrationRoutes } from '@octavo/contract/illustration'
import { illustrationSchemas } from '@octavo/contract/illustration/schemas'
import { drawnIllustrations } from '@octavo/renderer'
import { serve } from '#http/serve.ts'

export const illustrationsServed = serve(illustrationRoutes, illustrationSchemas, {
  list: () => drawnIllustrations(),
})
