import type { Feature } from '#feature.ts'
import { videosServed } from './videos.routes.ts'

export const ordersFeature: Feature = {
  routes: videosServed,
}
