import type { Feature } from '#feature.ts'
import { editFilm } from './edit.job.ts'
import { triedSpeechServed } from './edits.http.ts'
import { editsServed } from './edits.routes.ts'
import { sweepEdits } from './sweep.service.ts'

export const editsFeature: Feature = {
  routes: editsServed,
  http: () => [triedSpeechServed],
  jobs: [editFilm],
  schedules: [{ name: 'sweep-edits', cron: '25 * * * *', run: sweepEdits }],
}
