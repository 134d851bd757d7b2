import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { filmLeftWeek, filmReady } from '#films/videos/index.ts'
import { publicationsServed } from './publications.routes.ts'
import { giveUpPlaces, planPublication } from './publications.service.ts'
import { publish } from './publish.job.ts'
import { lapseReviews } from './review.service.ts'

export const publicationsFeature: Feature = {
  routes: publicationsServed,
  jobs: [publish],
  schedules: [{ name: 'lapse-reviews', cron: '* * * * *', run: lapseReviews }],
  on: [on(filmReady, planPublication), on(filmLeftWeek, giveUpPlaces)],
}
