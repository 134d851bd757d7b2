import type { Feature } from '#feature.ts'
import { samplesServed } from './samples.routes.ts'

export const samplesFeature: Feature = {
  routes: samplesServed,
}
