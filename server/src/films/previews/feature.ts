import type { Feature } from '#feature.ts'
import { firstSentenceServed } from './first-sentence.http.ts'
import { previewsServed } from './previews.routes.ts'

export const previewsFeature: Feature = {
  routes: previewsServed,
  http: () => [firstSentenceServed],
}
