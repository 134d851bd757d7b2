import { LEARNING_EVERY_HOURS } from '@octavo/contract/learning'
import type { Feature } from '#feature.ts'
import { learningServed } from './learning.routes.ts'
import { learnAll } from './learning.service.ts'

export const learningFeature: Feature = {
  routes: learningServed,
  schedules: [{ name: 'learning', cron: `0 */${LEARNING_EVERY_HOURS} * * *`, run: learnAll }],
}
