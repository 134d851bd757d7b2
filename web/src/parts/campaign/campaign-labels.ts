import type { Campaign, CampaignStatus, SendStatus } from '@octavo/contract/campaign'
import type { ContactStatus, TEXT_STATUSES } from '@octavo/contract/contact'
import type { Tone } from '#ui/Badge.tsx'

type Label = readonly [words: string, tone: Tone]

const CAMPAIGN_LABELS: Record<CampaignStatus, Label> = {
  draft: ['Draft', 'neutral'],
  scheduled: ['Scheduled', 'day'],
  sending: ['Sending', 'make'],
  paused: ['Paused', 'warn'],
  finished: ['Finished', 'ok'],
  cancelled: ['Cancelled', 'neutral'],
}

export const SEND_LABELS: Record<SendStatus, Label> = {
  queued: ['Waiting', 'neutral'],
  sending: ['Sending', 'make'],
  kept: ['Kept in the outbox', 'neutral'],
  sent: ['Sent', 'ok'],
  delivered: ['Delivered', 'ok'],
  bounced: ['Bounced', 'bad'],
  failed: ['Failed', 'bad'],
  unknown: ['Perhaps sent', 'warn'],
  skipped: ['Skipped', 'neutral'],
}

export const CONTACT_LABELS: Record<ContactStatus, Label> = {
  active: ['Active', 'ok'],
  pending: ['Waits for their yes', 'warn'],
  unsubscribed: ['Unsubscribed', 'neutral'],
  bounced: ['Bounced', 'bad'],
  complained: ['Complained', 'bad'],
}

export const TEXT_LABELS: Record<(typeof TEXT_STATUSES)[number], Label> = {
  'no-phone': ['No number for texts', 'neutral'],
  'no-consent': ['No consent to texts', 'neutral'],
  active: ['Agreed to texts', 'ok'],
  stopped: ['Said STOP', 'bad'],
}

export const CHANNEL_LABELS = { email: 'Email', sms: 'SMS' } as const

/** Where a campaign stands; one that can still be taken back is about to leave. */
export const labelOf = ({ status, takeBackUntil }: Campaign): Label =>
  takeBackUntil ? ['Leaving', 'make'] : CAMPAIGN_LABELS[status]
