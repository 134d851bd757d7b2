import type { Feature } from '#feature.ts'
import { finishUpload } from './finish-upload.job.ts'
import { mediaFilesServed } from './media.http.ts'
import { mediaServed } from './media.routes.ts'
import { sweepMedia } from './sweep.service.ts'

export const mediaFeature: Feature = {
  routes: mediaServed,
  http: (ctx) => [mediaFilesServed(ctx)],
  jobs: [finishUpload],
  schedules: [{ name: 'sweep-media', cron: '50 * * * *', run: sweepMedia }],
}
