import type { Feature } from '#feature.ts'
import { studyServed } from './study.routes.ts'

export const studyFeature: Feature = {
  routes: studyServed,
}
