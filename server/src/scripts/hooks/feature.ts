import type { Feature } from '#feature.ts'
import { hooksServed } from './hooks.routes.ts'

export const hooksFeature: Feature = {
  routes: hooksServed,
}
