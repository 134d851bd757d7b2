/** Everything the API answers. */
import type { Ctx } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import type { Served } from '#http/serve.ts'
import { accountsServed, logoutLink } from './accounts/accounts.routes.ts'
import { referralsServed } from './billing/referrals/referrals.routes.ts'
import { planFiles } from './billing/subscriptions/subscriptions.http.ts'
import { plansServed } from './billing/subscriptions/subscriptions.routes.ts'
import { brandsServed } from './brands/brands.routes.ts'
import { campaignsServed } from './campaigns/campaigns.routes.ts'
import { contactFiles, contactsServed } from './campaigns/contacts/contacts.routes.ts'
import { textReplies } from './campaigns/text-replies.http.ts'
import { messageLinks } from './campaigns/tracking.http.ts'
import { avatarFilesServed } from './films/avatar-videos/avatar.http.ts'
import { avatarVideosServed } from './films/avatar-videos/avatar-videos.routes.ts'
import { batchesServed } from './films/batches/batches.routes.ts'
import { triedSpeechServed } from './films/edits/edits.http.ts'
import { editsServed } from './films/edits/edits.routes.ts'
import { generatorsServed } from './films/generators/generators.routes.ts'
import { videosServed } from './films/orders/videos.routes.ts'
import { renditionFilesServed } from './films/renditions/renditions.http.ts'
import { renditionsServed } from './films/renditions/renditions.routes.ts'
import { videoFilesServed } from './films/videos/videos.http.ts'
import { fontFiles } from './media/fonts/fonts.http.ts'
import { mediaFilesServed } from './media/media.http.ts'
import { mediaServed } from './media/media.routes.ts'
import { musicFiles } from './media/music/music.http.ts'
import { uploadFiles, uploadsServed } from './media/objects/objects.routes.ts'
import { ownDataFiles } from './operations/account-export/account-export.http.ts'
import { analyticsServed } from './operations/analytics/analytics.routes.ts'
import { learningServed } from './operations/learning/learning.routes.ts'
import { productionServed } from './operations/mass-production/production.routes.ts'
import { firstStepsServed } from './operations/onboarding/onboarding.routes.ts'
import { operationsServed } from './operations/operations.routes.ts'
import { samplesServed } from './operations/samples/samples.routes.ts'
import { channelsServed } from './publishing/channels/channels.routes.ts'
import { filmPages } from './publishing/film-pages/film-page.http.ts'
import { ticketsServed } from './publishing/film-pages/tickets.routes.ts'
import { publicationsServed } from './publishing/publications/publications.routes.ts'
import { complianceFiles, complianceServed } from './scripts/compliance/compliance.routes.ts'
import { scriptsServed } from './scripts/scripts.routes.ts'
import { studyServed } from './scripts/study/study.routes.ts'

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
