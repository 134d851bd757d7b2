import type { Campaign, CampaignChecks, CampaignPreview, CampaignSettings } from '@octavo/contract/campaign'
import { CONTACT_STATUSES, type Contact } from '@octavo/contract/contact'

/** Contacts and campaigns as the server tells them, each with what a test cares about put in. */
const at = '2026-11-20T09:00:00.000Z'

export const aContact = (given: Partial<Contact> = {}): Contact => ({
  id: 'contact-1',
  email: 'grace@example.com',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '+12025550123',
  source: 'manual',
  tags: [],
  status: 'active',
  smsStatus: 'no-consent',
  timeZone: null,
  createdAt: at,
  updatedAt: at,
  ...given,
})

/** So many contacts, all of whom get mail and none texts. */
export const contactSummary = (total: number) => ({
  total,
  mailable: total,
  textable: 0,
  byStatus: Object.fromEntries(CONTACT_STATUSES.map((status) => [status, status === 'active' ? total : 0])) as Record<
    Contact['status'],
    number
  >,
  limit: 1000,
  room: 1000 - total,
})

export const aCampaign = (given: Partial<Campaign> = {}): Campaign => ({
  id: 'campaign-1',
  channel: 'email',
  kind: 'campaign',
  status: 'draft',
  businessName: 'Kiln',
  businessDescription: 'Mugs.',
  name: 'News from Kiln',
  subject: 'News from Kiln',
  body: 'Hello {{firstName}}, we make mugs.',
  videoId: null,
  linkUrl: '',
  buttonLabel: '',
  leadsTo: 'own',
  referralLine: false,
  segment: null,
  provider: 'Outbox',
  embedded: true,
  recipients: 0,
  skipped: { noConsent: 0, suppressed: 0 },
  queued: 0,
  sent: 0,
  kept: 0,
  delivered: 0,
  bounced: 0,
  failed: 0,
  unknown: 0,
  opened: 0,
  clicked: 0,
  unsubscribed: 0,
  signedUp: 0,
  createdAt: at,
  scheduledFor: null,
  takeBackUntil: null,
  nextSendAt: null,
  startedAt: null,
  finishedAt: null,
  problem: null,
  ...given,
})

/** A campaign that may go to two people. */
export const campaignChecks = (given: Partial<CampaignChecks> = {}): CampaignChecks => ({
  segment: null,
  audience: {
    people: 2,
    addressed: 4,
    unsubscribed: 1,
    bounced: 0,
    noConsent: 1,
    twice: 0,
    noFirstName: 0,
    noLastName: 0,
  },
  checks: [{ id: 'quota', state: 'ok', title: 'Quota', details: ['Needs 2 of the 500 mails.'] }],
  mayGo: true,
  ...given,
})

export const campaignPreview = (given: Partial<CampaignPreview> = {}): CampaignPreview => ({
  to: 'grace@example.com',
  name: 'Grace Hopper',
  place: 0,
  from: 'Kiln <octavo@localhost>',
  subject: 'News from Kiln',
  text: 'Hello Grace',
  html: '<html><head></head><body>Hello Grace<img src="https://octavo.example/o/x.gif"></body></html>',
  segments: null,
  recipients: 2,
  skipped: { noConsent: 1, suppressed: 1 },
  warnings: [],
  ...given,
})

export const campaignSettings = (given: Partial<CampaignSettings> = {}): CampaignSettings => ({
  fromName: '',
  replyTo: '',
  postalAddress: '',
  doubleOptIn: false,
  referralLine: false,
  defaultPostalAddress: '',
  fromAddress: 'octavo@localhost',
  referralLink: 'https://octavo.example/?ref=abc',
  email: { provider: 'Outbox', embedded: true, limit: 500, used: 12, kept: 0 },
  sms: { provider: 'Outbox', embedded: true, limit: 100, used: 0, kept: 0 },
  ...given,
})
