import type { Feature } from '#feature.ts'
import { previewsServed } from './previews.routes.ts'

export const previewsFeature: Feature = {
  routes: previewsServed,
}
