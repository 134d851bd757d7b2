import type { Feature } from '#feature.ts'
import { generate } from './generation.job.ts'
import { generatorsServed } from './generators.routes.ts'
import { generationHappened } from './generators.view.ts'

export const generatorsFeature: Feature = {
  routes: generatorsServed,
  jobs: [generate],
  live: { generation: generationHappened },
}
