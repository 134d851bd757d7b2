import type { Feature } from '#feature.ts'
import { firstStepsServed } from './onboarding.routes.ts'

export const onboardingFeature: Feature = {
  routes: firstStepsServed,
}
