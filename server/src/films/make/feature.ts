import type { Feature } from '#feature.ts'
import { makeFilm } from './film.job.ts'
import { latestSceneServed } from './latest-scene.http.ts'
import { sweepScenes } from './scenes.ts'

export const makeFeature: Feature = {
  http: () => [latestSceneServed],
  jobs: [makeFilm],
  schedules: [{ name: 'sweep-scenes', cron: '20 * * * *', run: sweepScenes }],
}
