/** Everything the product is made of, in the order of its layers. */
import { accountsFeature } from '#accounts/feature.ts'
import { referralsFeature } from '#billing/referrals/feature.ts'
import { subscriptionsFeature } from '#billing/subscriptions/feature.ts'
import { brandsFeature } from '#brands/feature.ts'
import { campaignsFeature } from '#campaigns/feature.ts'
import { creditsFeature } from '#credits/feature.ts'
import { avatarVideosFeature } from '#films/avatar-videos/feature.ts'
import { batchesFeature } from '#films/batches/feature.ts'
import { editsFeature } from '#films/edits/feature.ts'
import { firstFilmFeature } from '#films/first-film/feature.ts'
import { generatorsFeature } from '#films/generators/feature.ts'
import { interviewFeature } from '#films/interview/feature.ts'
import { makeFeature } from '#films/make/feature.ts'
import { ordersFeature } from '#films/orders/feature.ts'
import { previewsFeature } from '#films/previews/feature.ts'
import { recordingsFeature } from '#films/recordings/feature.ts'
import { renditionsFeature } from '#films/renditions/feature.ts'
import { videosFeature } from '#films/videos/feature.ts'
import { mediaFeature } from '#media/feature.ts'
import { fontsFeature } from '#media/fonts/feature.ts'
import { foundFeature } from '#media/found/feature.ts'
import { illustrationsFeature } from '#media/illustrations/feature.ts'
import { musicFeature } from '#media/music/feature.ts'
import { objectsFeature } from '#media/objects/feature.ts'
import { accountExportFeature } from '#operations/account-export/feature.ts'
import { analyticsFeature } from '#operations/analytics/feature.ts'
import { operationsFeature } from '#operations/feature.ts'
import { journalFeature } from '#operations/journal/feature.ts'
import { learningFeature } from '#operations/learning/feature.ts'
import { massProductionFeature } from '#operations/mass-production/feature.ts'
import { onboardingFeature } from '#operations/onboarding/feature.ts'
import { samplesFeature } from '#operations/samples/feature.ts'
import { channelsFeature } from '#publishing/channels/feature.ts'
import { filmPagesFeature } from '#publishing/film-pages/feature.ts'
import { publicationsFeature } from '#publishing/publications/feature.ts'
import { complianceFeature } from '#scripts/compliance/feature.ts'
import { scriptsFeature } from '#scripts/feature.ts'
import { hooksFeature } from '#scripts/hooks/feature.ts'
import { studyFeature } from '#scripts/study/feature.ts'
import type { Feature } from './feature.ts'

export const features: readonly Feature[] = [
  accountsFeature,
  creditsFeature,
  objectsFeature,
  fontsFeature,
  illustrationsFeature,
  musicFeature,
  mediaFeature,
  foundFeature,
  brandsFeature,
  complianceFeature,
  scriptsFeature,
  hooksFeature,
  studyFeature,
  videosFeature,
  recordingsFeature,
  makeFeature,
  interviewFeature,
  ordersFeature,
  editsFeature,
  renditionsFeature,
  batchesFeature,
  firstFilmFeature,
  generatorsFeature,
  avatarVideosFeature,
  previewsFeature,
  channelsFeature,
  filmPagesFeature,
  publicationsFeature,
  campaignsFeature,
  referralsFeature,
  subscriptionsFeature,
  journalFeature,
  analyticsFeature,
  learningFeature,
  massProductionFeature,
  operationsFeature,
  onboardingFeature,
  samplesFeature,
  accountExportFeature,
]

/** Everything the API answers. */
export const served = features.flatMap(({ routes = [] }) => routes)
