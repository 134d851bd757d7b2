import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { filmReady } from '#films/videos/index.ts'
import { publicationsServed } from './publications.routes.ts'
import { planPublication } from './publications.service.ts'
import { publish } from './publish.job.ts'

export const publicationsFeature: Feature = {
  routes: publicationsServed,
  jobs: [publish],
  on: [on(filmReady, planPublication)],
}
