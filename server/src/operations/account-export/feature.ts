import type { Feature } from '#feature.ts'
import { ownDataFiles } from './account-export.http.ts'
import { accountDeletionServed } from './account-export.routes.ts'

export const accountExportFeature: Feature = {
  routes: accountDeletionServed,
  http: () => [ownDataFiles],
}
