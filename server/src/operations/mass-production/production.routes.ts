import { productionRoutes } from '@octavo/contract/production'
import { productionSchemas } from '@octavo/contract/production/schemas'
import { serve } from '#http/serve.ts'
import {
  filmByHand,
  generatePackages,
  getPackage,
  getRun,
  listPackages,
  queue,
  removePackage,
} from './packages.service.ts'
import { clearQueue, pauseProduction, productionState, setAutoPilot, startProduction } from './production.service.ts'

export const productionServed = serve(productionRoutes, productionSchemas, {
  start: (ctx, { body }) => startProduction(ctx, body),
  pause: (ctx) => pauseProduction(ctx),
  statistics: (ctx) => productionState(ctx),
  autoPilot: (ctx, { body }) => setAutoPilot(ctx, body.active),
  queue: (ctx) => queue(ctx),
  clearQueue: (ctx) => clearQueue(ctx),
  generate: (ctx, { body }) => generatePackages(ctx, body),
  packages: async (ctx) => ({ content_packages: await listPackages(ctx) }),
  run: (ctx, { params }) => getRun(ctx, params.id),
  get: async (ctx, { params }) => ({ package: await getPackage(ctx, params.id) }),
  film: async (ctx, { params }) => ({ package: await filmByHand(ctx, params.id) }),
  remove: (ctx, { params }) => removePackage(ctx, params.id),
})
