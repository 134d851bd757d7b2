import type { Feature } from '#feature.ts'
import { mediaFilesServed } from './media.http.ts'
import { mediaServed } from './media.routes.ts'
import { sweepMedia } from './sweep.ts'
import { takeMedia } from './take.job.ts'

export const mediaFeature: Feature = {
  routes: mediaServed,
  http: (ctx) => [mediaFilesServed(ctx)],
  jobs: [takeMedia],
  schedules: [{ name: 'sweep-media', cron: '50 * * * *', run: sweepMedia }],
}
