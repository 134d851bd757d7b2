import type { Feature } from '#feature.ts'
import { brandsServed } from './brands.routes.ts'

export const brandsFeature: Feature = {
  routes: brandsServed,
}
