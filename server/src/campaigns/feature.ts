import { signedUp } from '#accounts/index.ts'
import { forgetOldImports, purgeDeletedContacts, purgeSegments } from '#campaigns/contacts/index.ts'
import { forgetOldMessages } from '#campaigns/outbox/index.ts'
import type { Ctx } from '#context.ts'
import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { filmPlayed } from '#publishing/film-pages/index.ts'
import { goneBefore } from '#undo.ts'
import { campaignsServed } from './campaigns.routes.ts'
import { describeCampaign, forgetAddresses } from './campaigns.service.ts'
import { contactFiles, contactsServed } from './contacts.routes.ts'
import { importContacts } from './import-contacts.job.ts'
import { segmentsServed } from './segments.routes.ts'
import { sendCampaign } from './sending.job.ts'
import { textReplies } from './text-replies.http.ts'
import { messageLinks } from './tracking.http.ts'
import { noteSignUp, noteWatching } from './tracking.service.ts'

export const campaignsFeature: Feature = {
  routes: [...campaignsServed, ...contactsServed, ...segmentsServed],
  http: (ctx) => [contactFiles, messageLinks(ctx), textReplies(ctx)],
  jobs: [sendCampaign, importContacts],
  schedules: [{ name: 'forget-contacts', cron: '45 3 * * *', run: forgetContacts }],
  on: [on(signedUp, (ctx, { via }) => noteSignUp(ctx, via)), on(filmPlayed, noteWatching)],
  live: { campaign: async (ctx, id) => ({ type: 'campaign', campaign: await describeCampaign(ctx, id) }) },
}

/** What was deleted for good leaves no address behind, and the outbox does not grow forever. */
async function forgetContacts(ctx: Ctx): Promise<void> {
  await purgeDeletedContacts(ctx)
  await purgeSegments(ctx, goneBefore(ctx))
  await forgetAddresses(ctx)
  await forgetOldImports(ctx)
  await forgetOldMessages(ctx)
}
