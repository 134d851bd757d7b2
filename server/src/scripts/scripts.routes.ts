import { scriptRoutes } from '@octavo/contract/script'
import { scriptSchemas } from '@octavo/contract/script/schemas'
import { serve } from '#http/serve.ts'
import { writerOf } from '#scripts/writing-costs/index.ts'
import {
  createScript,
  deleteScript,
  libraryScripts,
  listScripts,
  restoreScript,
  updateScript,
} from './scripts.service.ts'

export const scriptsServed = serve(scriptRoutes, scriptSchemas, {
  list: async (ctx) => ({ scripts: await listScripts(ctx) }),
  create: async (ctx, { body }) => ({ script: await createScript(ctx, body) }),
  update: async (ctx, { params, body }) => ({ script: await updateScript(ctx, params.id, body) }),
  remove: (ctx, { params }) => deleteScript(ctx, params.id),
  restore: async (ctx, { params }) => ({ script: await restoreScript(ctx, params.id) }),
  writer: (ctx, { query }) => writerOf(ctx, query.brandId),
  library: (ctx) => ctx.figures.of(ctx, 'scripts', () => libraryScripts(ctx)),
})
