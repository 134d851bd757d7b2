import { brandPreviewRoutes } from '@octavo/contract/brand'
import { brandPreviewSchemas } from '@octavo/contract/brand/schemas'
import { serve } from '#http/serve.ts'
import { previewBrand } from './brand-preview.service.ts'

export const previewsServed = serve(brandPreviewRoutes, brandPreviewSchemas, {
  preview: (ctx, { body }) => previewBrand(ctx, body),
})
