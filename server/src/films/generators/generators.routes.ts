import { filmOrderRoutes } from '@octavo/contract/film-order'
import { filmOrderSchemas } from '@octavo/contract/film-order/schemas'
import { generationRoutes } from '@octavo/contract/generation'
import { generationSchemas } from '@octavo/contract/generation/schemas'
import { scriptWritingRoutes } from '@octavo/contract/script-writing'
import { scriptWritingSchemas } from '@octavo/contract/script-writing/schemas'
import { serve } from '#http/serve.ts'
import { analyse } from './analysis.service.ts'
import { createViralShort, findRun, generateViral, listRuns } from './generation.service.ts'
import { viralShortView, viralView } from './generation.view.ts'
import { storeInMemory, writeLearned, writeSingle } from './instant-content.service.ts'
import { generateFilm, generateRealViral, orderedFilm } from './one-step-films.service.ts'

export const generatorsServed = [
  ...serve(generationRoutes, generationSchemas, {
    viral: async (ctx, { body }) => viralView(ctx, await generateViral(ctx, body)),
    viralRuns: async (ctx) => Promise.all((await listRuns(ctx, 'viral')).map((row) => viralView(ctx, row))),
    viralRun: async (ctx, { params }) => viralView(ctx, await findRun(ctx, params.id, 'viral')),
    short: async (ctx, { body }) => viralShortView(ctx, await createViralShort(ctx, body)),
    shortRuns: async (ctx) => Promise.all((await listRuns(ctx, 'viral-short')).map((row) => viralShortView(ctx, row))),
    shortRun: async (ctx, { params }) => viralShortView(ctx, await findRun(ctx, params.id, 'viral-short')),
  }),
  ...serve(filmOrderRoutes, filmOrderSchemas, {
    film: async (ctx, { body }) => ({ video: await generateFilm(ctx, body) }),
    filmState: async (ctx, { params }) => ({ video: await orderedFilm(ctx, params.id) }),
    realViral: (ctx, { body }) => generateRealViral(ctx, body),
  }),
  ...serve(scriptWritingRoutes, scriptWritingSchemas, {
    single: (ctx, { body }) => writeSingle(ctx, body),
    learned: (ctx, { body }) => writeLearned(ctx, body),
    remember: (ctx, { body }) => storeInMemory(ctx, body),
    analysis: async (ctx, { body }) => ({ success: true as const, analysis: await analyse(ctx, body) }),
  }),
]
