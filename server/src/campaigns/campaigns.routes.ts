import { campaignRoutes } from '@octavo/contract/campaign'
import { campaignSchemas } from '@octavo/contract/campaign/schemas'
import { getOutboxMessage, listOutbox } from '#campaigns/outbox/index.ts'
import { serve } from '#http/serve.ts'
import {
  cancelCampaign,
  getCampaign,
  getTimeline,
  listCampaigns,
  listLeaving,
  listRecipients,
  pauseCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  takeBackCampaign,
  updateCampaign,
} from './campaigns.service.ts'
import { checkCampaign } from './checks.service.ts'
import { launchEmail, launchSms } from './launch.service.ts'
import { previewCampaign, testSend } from './preview.service.ts'
import { getCampaignSettings, saveCampaignSettings } from './settings.service.ts'
import { listCampaignFilms } from './words.service.ts'

export const campaignsServed = serve(campaignRoutes, campaignSchemas, {
  launchEmail: (ctx, { body }) => launchEmail(ctx, body),
  launchSms: (ctx, { body }) => launchSms(ctx, body),
  list: (ctx) => ctx.figures.of(ctx, 'campaigns', () => listCampaigns(ctx)),
  settings: (ctx) => getCampaignSettings(ctx),
  saveSettings: (ctx, { body }) => saveCampaignSettings(ctx, body),
  get: (ctx, { params }) => getCampaign(ctx, params.id),
  recipients: (ctx, { params, query }) => listRecipients(ctx, params.id, query),
  timeline: (ctx, { params }) => getTimeline(ctx, params.id),
  update: (ctx, { params, body }) => updateCampaign(ctx, params.id, body),
  preview: (ctx, { params, query }) => previewCampaign(ctx, params.id, query),
  checks: (ctx, { params }) => checkCampaign(ctx, params.id),
  send: (ctx, { params }) => sendCampaign(ctx, params.id),
  takeBack: (ctx, { params }) => takeBackCampaign(ctx, params.id),
  leaving: async (ctx) => ({ campaigns: await listLeaving(ctx) }),
  films: async (ctx) => ({ films: await listCampaignFilms(ctx) }),
  testSend: (ctx, { params }) => testSend(ctx, params.id),
  schedule: (ctx, { params, body }) => scheduleCampaign(ctx, params.id, body.scheduledFor),
  pause: (ctx, { params }) => pauseCampaign(ctx, params.id),
  resume: (ctx, { params }) => resumeCampaign(ctx, params.id),
  cancel: (ctx, { params }) => cancelCampaign(ctx, params.id),
  outbox: (ctx, { query }) => listOutbox(ctx, query),
  outboxMessage: (ctx, { params }) => getOutboxMessage(ctx, params.id),
})
