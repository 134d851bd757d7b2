import { firstFilmRoutes } from '@octavo/contract/first-film'
import { firstFilmSchemas } from '@octavo/contract/first-film/schemas'
import { serve } from '#http/serve.ts'
import { makeFirstFilm } from './first-film.service.ts'

export const firstFilmServed = serve(firstFilmRoutes, firstFilmSchemas, {
  make: (ctx, { body }) => makeFirstFilm(ctx, body),
})
