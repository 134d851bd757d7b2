import type { Feature } from '#feature.ts'
import { ownDataFiles } from './account-export.http.ts'

export const accountExportFeature: Feature = {
  http: () => [ownDataFiles],
}
