import { renditionRoutes } from '@octavo/contract/rendition'
import { renditionSchemas } from '@octavo/contract/rendition/schemas'
import { serve } from '#http/serve.ts'
import { listRenditions, orderRendition } from './renditions.service.ts'

export const renditionsServed = serve(renditionRoutes, renditionSchemas, {
  list: (ctx, { params }) => listRenditions(ctx, params.id),
  make: (ctx, { params, body }) => orderRendition(ctx, params.id, body),
})
