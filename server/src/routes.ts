/** Everything the API answers. */
import type { Ctx } from '#context.ts'
import { accountsServed, logoutLink } from '#features/accounts/accounts.routes.ts'
import { analyticsServed } from '#features/analytics/analytics.routes.ts'
import { avatarFilesServed } from '#features/avatar-videos/avatar.files.ts'
import { avatarVideosServed } from '#features/avatar-videos/avatar-videos.routes.ts'
import { batchesServed } from '#features/batches/batches.routes.ts'
import { brandsServed } from '#features/brands/brands.routes.ts'
import { campaignsServed } from '#features/campaigns/campaigns.routes.ts'
import { textReplies } from '#features/campaigns/text-replies.files.ts'
import { messageLinks } from '#features/campaigns/tracking.files.ts'
import { channelsServed } from '#features/channels/channels.routes.ts'
import { complianceFiles, complianceServed } from '#features/compliance/compliance.routes.ts'
import { contactFiles, contactsServed } from '#features/contacts/contacts.routes.ts'
import { triedSpeechServed } from '#features/edits/edits.files.ts'
import { editsServed } from '#features/edits/edits.routes.ts'
import { filmPages } from '#features/film-pages/film-page.files.ts'
import { ticketsServed } from '#features/film-pages/tickets.routes.ts'
import { firstStepsServed } from '#features/first-steps/first-steps.routes.ts'
import { fontFiles } from '#features/fonts/fonts.files.ts'
import { generatorsServed } from '#features/generators/generators.routes.ts'
import { learningServed } from '#features/learning/learning.routes.ts'
import { mediaFilesServed } from '#features/media/media.files.ts'
import { mediaServed } from '#features/media/media.routes.ts'
import { musicFiles } from '#features/music/music.files.ts'
import { operationsServed } from '#features/operations/operations.routes.ts'
import { ownDataFiles } from '#features/own-data/own-data.files.ts'
import { planFiles } from '#features/plans/plans.files.ts'
import { plansServed } from '#features/plans/plans.routes.ts'
import { productionServed } from '#features/production/production.routes.ts'
import { publicationsServed } from '#features/publications/publications.routes.ts'
import { referralsServed } from '#features/referrals/referrals.routes.ts'
import { renditionFilesServed } from '#features/renditions/renditions.files.ts'
import { renditionsServed } from '#features/renditions/renditions.routes.ts'
import { samplesServed } from '#features/samples/samples.routes.ts'
import { scriptsServed } from '#features/scripts/scripts.routes.ts'
import { studyServed } from '#features/study/study.routes.ts'
import { uploadFiles, uploadsServed } from '#features/uploads/uploads.routes.ts'
import { videoFilesServed } from '#features/videos/videos.files.ts'
import { videosServed } from '#features/videos/videos.routes.ts'
import type { PlainRoutes } from '#http/app.ts'
import type { Served } from '#http/serve.ts'

export const served: Served[] = [
  ...accountsServed,
  ...analyticsServed,
  ...avatarVideosServed,
  ...batchesServed,
  ...brandsServed,
  ...channelsServed,
  ...campaignsServed,
  ...complianceServed,
  ...contactsServed,
  ...editsServed,
  ...firstStepsServed,
  ...generatorsServed,
  ...learningServed,
  ...mediaServed,
  ...operationsServed,
  ...plansServed,
  ...productionServed,
  ...publicationsServed,
  ...referralsServed,
  ...renditionsServed,
  ...samplesServed,
  ...scriptsServed,
  ...ticketsServed,
  ...studyServed,
  ...uploadsServed,
  ...videosServed,
]

export const plainRoutes = (ctx: Ctx): PlainRoutes[] => [
  logoutLink(ctx),
  uploadFiles(ctx),
  mediaFilesServed(ctx),
  videoFilesServed,
  triedSpeechServed,
  renditionFilesServed,
  complianceFiles,
  avatarFilesServed,
  musicFiles,
  fontFiles,
  filmPages(ctx),
  ownDataFiles,
  planFiles(ctx),
  contactFiles,
  messageLinks(ctx),
  textReplies(ctx),
]
