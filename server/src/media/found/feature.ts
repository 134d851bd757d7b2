import type { Feature } from '#feature.ts'
import { picturesServed } from './found.routes.ts'

export const foundFeature: Feature = { routes: picturesServed }
