/** draft -> (scheduled ->) sending <-> paused -> finished; cancelled from anywhere before. */
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'finished', 'cancelled'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]
/** Asking people to confirm is a campaign of its own, made by an import while double opt-in is on. */
export const CAMPAIGN_KINDS = ['campaign', 'opt-in'] as const

/** The life of one message to one contact. `kept` stands in the outbox and went nowhere; `unknown` was perhaps sent and is never sent again. */
export const SEND_STATUSES = [
  'queued',
  'sending',
  'kept',
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

/** Where a campaign's button leads: to its owner's own page or film or, for those from before there was a choice, to the referral link. */
export const LEADS_TO = ['own', 'referral'] as const

/** What is looked at before a campaign goes, in the order in which it is shown. */
export const CAMPAIGN_CHECKS = [
  'account',
  'segment',
  'people',
  'quiet-hours',
  'postal-address',
  'merge-fields',
  'compliance',
  'quota',
  'parts',
  'sender',
] as const
/** `ok`: nothing to do. `know`: it goes, and its owner should know. `stop`: it does not go before this is mended. */
export const CHECK_STATES = ['ok', 'know', 'stop'] as const

/** How long a campaign can be taken back after the press; nothing leaves before. */
export const TAKE_BACK_SECONDS = 30

export const CAMPAIGN_LIMITS = {
  name: 80,
  linkUrl: 500,
  buttonLabel: 40,
  /** Films that are offered for a campaign: the newest that are out. */
  films: 50,
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

const MERGE_FIELD = /\{\{[^{}\n]{0,60}(?:\}\}?)?/g

/** What looks like a merge field in these words and is none, each once: it would be sent as it stands. */
export const unknownMergeFields = (words: string): string[] => [
  ...new Set([...words.matchAll(MERGE_FIELD)].flatMap(([field]) => (isMergeField(field) ? [] : [field.trim()]))),
]

const isMergeField = (field: string) => (MERGE_FIELDS as readonly string[]).includes(field)
