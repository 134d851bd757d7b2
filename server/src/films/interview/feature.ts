import type { Feature } from '#feature.ts'
import { interviewServed } from './interview.routes.ts'

export const interviewFeature: Feature = {
  routes: interviewServed,
}
