import type { Feature } from '#feature.ts'
import { complianceFiles, complianceServed } from './compliance.routes.ts'

export const complianceFeature: Feature = {
  routes: complianceServed,
  http: () => [complianceFiles],
}
