import type { Feature } from '#feature.ts'
import { recordingFilesServed } from './recordings.http.ts'
import { recordingsServed } from './recordings.routes.ts'
import { sweepRecordings } from './sweep.service.ts'

export const recordingsFeature: Feature = {
  routes: recordingsServed,
  http: () => [recordingFilesServed],
  schedules: [{ name: 'sweep-recordings', cron: '35 * * * *', run: sweepRecordings }],
}
