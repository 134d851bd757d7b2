import type { Feature } from '#feature.ts'
import { fontFiles } from './fonts.http.ts'

export const fontsFeature: Feature = {
  http: () => [fontFiles],
}
