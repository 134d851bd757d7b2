import { brandRoutes } from '@octavo/contract'
import { brandSchemas } from '@octavo/contract/schemas'
import { createBrand, deleteBrand, getBrand, listBrands, restoreBrand, updateBrand } from '#brands/index.ts'
import { serve } from '#http/serve.ts'
import { previewBrand } from './brand.preview.ts'

export const brandsServed = serve(brandRoutes, brandSchemas, {
  list: (ctx) => listBrands(ctx),
  get: (ctx, { params }) => getBrand(ctx, params.id),
  create: (ctx, { body }) => createBrand(ctx, body),
  update: (ctx, { params, body }) => updateBrand(ctx, params.id, body),
  remove: (ctx, { params }) => deleteBrand(ctx, params.id),
  restore: (ctx, { params }) => restoreBrand(ctx, params.id),
  preview: (ctx, { body }) => previewBrand(ctx, body),
})
