import type { Feature } from '#feature.ts'
import { firstFilmServed } from './first-film.routes.ts'

export const firstFilmFeature: Feature = {
  routes: firstFilmServed,
}
