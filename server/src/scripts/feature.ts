import type { Feature } from '#feature.ts'
import { scriptsServed } from './scripts.routes.ts'

export const scriptsFeature: Feature = {
  routes: scriptsServed,
}
