import type { Feature } from '#feature.ts'
import { avatarFilesServed } from './avatar.http.ts'
import { avatarVideosServed } from './avatar-videos.routes.ts'

export const avatarVideosFeature: Feature = {
  routes: avatarVideosServed,
  http: () => [avatarFilesServed],
}
