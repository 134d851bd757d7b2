import type { z } from 'zod'
import type {
  CampaignPreview as CampaignPreviewSchema,
  CampaignRecipient as CampaignRecipientSchema,
  Campaign as CampaignSchema,
  CampaignSettings as CampaignSettingsSchema,
  CampaignTimeline as CampaignTimelineSchema,
  campaignSchemas,
  OutboxMessage as OutboxMessageSchema,
} from './campaign.schemas.ts'
import { rows } from './route.ts'

export type Campaign = z.output<typeof CampaignSchema>
export type CampaignRecipient = z.output<typeof CampaignRecipientSchema>
export type CampaignTimeline = z.output<typeof CampaignTimelineSchema>
export type CampaignPreview = z.output<typeof CampaignPreviewSchema>
export type CampaignSettings = z.output<typeof CampaignSettingsSchema>
export type OutboxMessage = z.output<typeof OutboxMessageSchema>

/** draft -> (scheduled ->) sending <-> paused -> finished; cancelled from anywhere before. */
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'finished', 'cancelled'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]
/** Asking people to confirm is a campaign of its own, made by an import while double opt-in is on. */
export const CAMPAIGN_KINDS = ['campaign', 'opt-in'] as const

/** The life of one message to one contact. `unknown` was perhaps sent and is never sent again. */
export const SEND_STATUSES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'unknown',
  'skipped',
] as const
export type SendStatus = (typeof SEND_STATUSES)[number]
/** What a person did with a message. */
export const DEEDS = ['opened', 'clicked', 'unsubscribed', 'signed-up'] as const
export type Deed = (typeof DEEDS)[number]

export const CAMPAIGN_LIMITS = {
  businessName: 80,
  businessDescription: 1000,
  subject: 150,
  body: 5000,
  /** Characters of a text before its link and opt-out words. */
  smsBody: 300,
  postalAddress: 300,
} as const

/** Texts go out between these hours in the recipient's time zone only. */
export const TEXT_HOURS = { from: 8, to: 21 } as const
/** What every text ends with. */
export const OPT_OUT_WORDS = 'Reply STOP to opt out.'
/** Stands in a subject or body for the recipient's own. */
export const MERGE_FIELDS = ['{{firstName}}', '{{lastName}}'] as const

export const campaignRoutes = rows<typeof campaignSchemas>()({
  launchEmail: { method: 'POST', path: '/api/viral/email-campaign' },
  launchSms: { method: 'POST', path: '/api/viral/sms-campaign' },
  list: { method: 'GET', path: '/api/campaigns' },
  settings: { method: 'GET', path: '/api/campaigns/settings' },
  saveSettings: { method: 'PUT', path: '/api/campaigns/settings' },
  get: { method: 'GET', path: '/api/campaigns/{id}' },
  update: { method: 'PUT', path: '/api/campaigns/{id}' },
  recipients: { method: 'GET', path: '/api/campaigns/{id}/recipients' },
  timeline: { method: 'GET', path: '/api/campaigns/{id}/timeline' },
  preview: { method: 'GET', path: '/api/campaigns/{id}/preview' },
  testSend: { method: 'POST', path: '/api/campaigns/{id}/test-send' },
  schedule: { method: 'POST', path: '/api/campaigns/{id}/schedule' },
  pause: { method: 'POST', path: '/api/campaigns/{id}/pause' },
  resume: { method: 'POST', path: '/api/campaigns/{id}/resume' },
  cancel: { method: 'POST', path: '/api/campaigns/{id}/cancel' },
  outbox: { method: 'GET', path: '/api/outbox' },
  outboxMessage: { method: 'GET', path: '/api/outbox/{id}' },
})
