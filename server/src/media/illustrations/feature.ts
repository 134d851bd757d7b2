import type { Feature } from '#feature.ts'
import { illustrationFiles } from './illustrations.http.ts'
import { illustrationsServed } from './illustrations.routes.ts'

export const illustrationsFeature: Feature = {
  routes: illustrationsServed,
  http: () => [illustrationFiles],
}
