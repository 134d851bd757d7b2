import { brandRoutes } from '@octavo/contract/brand'
import { brandSchemas } from '@octavo/contract/brand/schemas'
import { serve } from '#http/serve.ts'
import { createBrand, deleteBrand, getBrand, listBrands, restoreBrand, updateBrand } from './brands.service.ts'
import { proposeBrand } from './proposals.service.ts'

export const brandsServed = serve(brandRoutes, brandSchemas, {
  list: (ctx) => ctx.figures.of(ctx, 'brands', () => listBrands(ctx)),
  get: (ctx, { params }) => getBrand(ctx, params.id),
  create: (ctx, { body }) => createBrand(ctx, body),
  update: (ctx, { params, body }) => updateBrand(ctx, params.id, body),
  remove: (ctx, { params }) => deleteBrand(ctx, params.id),
  trades: (ctx) => ctx.services.language.trades(),
  propose: (ctx, { body }) => proposeBrand(ctx, body),
  restore: (ctx, { params }) => restoreBrand(ctx, params.id),
})
