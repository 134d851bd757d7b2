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
export const ENGAGEMENTS = ['opened', 'clicked', 'unsubscribed', 'signed-up'] as const
export type Engagement = (typeof ENGAGEMENTS)[number]

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
