import type { Feature } from '#feature.ts'
import { musicFiles } from './music.http.ts'

export const musicFeature: Feature = {
  http: () => [musicFiles],
}
