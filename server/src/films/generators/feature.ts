import type { Feature } from '#feature.ts'
import { generate } from './generation.job.ts'
import { generationHappened } from './generation.view.ts'
import { generatorsServed } from './generators.routes.ts'

export const generatorsFeature: Feature = {
  routes: generatorsServed,
  jobs: [generate],
  live: { generation: generationHappened },
}
