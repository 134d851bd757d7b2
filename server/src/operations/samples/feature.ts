import type { Feature } from '#feature.ts'
import { sampleFilmsServed } from './samples.http.ts'
import { samplesServed } from './samples.routes.ts'

export const samplesFeature: Feature = {
  routes: samplesServed,
  http: () => [sampleFilmsServed],
}
