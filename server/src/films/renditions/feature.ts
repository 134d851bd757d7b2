import type { Feature } from '#feature.ts'
import { makeRendition } from './rendition.job.ts'
import { renditionFilesServed } from './renditions.http.ts'
import { renditionsServed } from './renditions.routes.ts'

export const renditionsFeature: Feature = {
  routes: renditionsServed,
  http: () => [renditionFilesServed],
  jobs: [makeRendition],
}
