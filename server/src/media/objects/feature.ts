import type { Feature } from '#feature.ts'
import { uploadFiles, uploadsServed } from './objects.routes.ts'

export const objectsFeature: Feature = {
  routes: uploadsServed,
  http: (ctx) => [uploadFiles(ctx)],
}
