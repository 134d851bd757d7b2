import type { Feature } from '#feature.ts'
import { analyticsServed } from './analytics.routes.ts'

export const analyticsFeature: Feature = {
  routes: analyticsServed,
}
