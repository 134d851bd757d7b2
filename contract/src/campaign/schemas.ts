import { CHANNELS } from '#contact/limits.ts'
import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import {
  CAMPAIGN_CHECKS,
  CAMPAIGN_KINDS,
  CAMPAIGN_LIMITS,
  CAMPAIGN_STATUSES,
  CHECK_STATES,
  ENGAGEMENTS,
  LEADS_TO,
  SEND_STATUSES,
} from './limits.ts'

const missing = messages.campaign.missingInformation.description
const businessName = z.string(missing).trim().min(1, missing).max(CAMPAIGN_LIMITS.businessName)
const businessDescription = z.string(missing).trim().min(1, missing).max(CAMPAIGN_LIMITS.businessDescription)
const moment = z.iso.datetime({ offset: true })

const how = {
  /** Chosen by the caller: the same request twice finds the campaign it made. */
  requestId: z.uuid().optional(),
  /** Makes a draft to look at, change and test; `schedule` sends it. */
  draft: z.boolean().default(false),
  /** Not before this time; now unless said. */
  scheduledFor: moment.optional(),
}

export const EmailLaunch = z.object({ businessName, businessDescription, ...how })
export const SmsLaunch = z.object({
  businessName: z
    .string(messages.campaign.missingName.description)
    .trim()
    .min(1, messages.campaign.missingName.description)
    .max(CAMPAIGN_LIMITS.businessName),
  /** What the text says before its link and opt-out words; written from the name unless given. */
  body: z.string().trim().min(1).max(CAMPAIGN_LIMITS.smsBody).optional(),
  ...how,
})

export const CampaignEdit = z
  .object({
    /** Empty: it is called by its subject. */
    name: z.string().trim().max(CAMPAIGN_LIMITS.name),
    subject: z.string().trim().min(1, messages.campaign.missingSubject).max(CAMPAIGN_LIMITS.subject),
    body: z.string().trim().min(1, messages.campaign.missingBody).max(CAMPAIGN_LIMITS.body),
    /** The film that it shows; null for none. */
    videoId: z.uuid().nullable(),
    /** Where the button leads; empty: to the film's page. */
    linkUrl: z
      .string()
      .trim()
      .max(CAMPAIGN_LIMITS.linkUrl)
      .refine((link) => link === '' || isWebAddress(link), messages.posting.link),
    /** What stands on the button; empty: words of ours. */
    buttonLabel: z.string().trim().max(CAMPAIGN_LIMITS.buttonLabel),
    /** Whether the footer says what it was made with, with the account's referral link. */
    referralLine: z.boolean(),
    /** Who gets it, of those who agreed: the contacts of this segment as they are when it goes; null for everyone. */
    segmentId: z.uuid().nullable(),
  })
  .partial()

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false
  try {
    return new URL(text).hostname.includes('.') || new URL(text).hostname === 'localhost'
  } catch {
    return false
  }
}

const count = z.number()

const ChosenSegment = z.object({ id: z.string(), name: z.string(), gone: z.boolean() }).nullable()

export const Campaign = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  kind: z.enum(CAMPAIGN_KINDS),
  status: z.enum(CAMPAIGN_STATUSES),
  businessName: z.string(),
  businessDescription: z.string(),
  /** What its owner calls it, else its subject. */
  name: z.string(),
  /** Empty for texts. */
  subject: z.string(),
  body: z.string(),
  /** The film that it shows. */
  videoId: z.string().nullable(),
  /** Where its button leads; empty: to the film's page. */
  linkUrl: z.string(),
  /** Empty: words of ours. */
  buttonLabel: z.string(),
  leadsTo: z.enum(LEADS_TO),
  referralLine: z.boolean(),
  /** Who gets it, of those who agreed; null for everyone. `gone`: it was deleted, and nothing goes before another choice. */
  segment: ChosenSegment,
  /** Which service sends it, and whether it is the embedded outbox. */
  provider: z.string(),
  embedded: z.boolean(),
  /** People it goes to: known once it is scheduled or sent. */
  recipients: count,
  /** People it leaves out, and why: no consent on record, or unsubscribed, bounced, complained, stopped. */
  skipped: z.object({ noConsent: count, suppressed: count }),
  /** Still to be sent. */
  queued: count,
  /** Handed to a mail server or a text service. */
  sent: count,
  /** Kept in the outbox of this installation: nobody got them. */
  kept: count,
  /** Null where the service does not tell. */
  delivered: count.nullable(),
  bounced: count,
  failed: count,
  /** Perhaps sent: the work was interrupted between sending and noting it, and it is not sent again. */
  unknown: count,
  /** Null for texts. Mail programs that load pictures by themselves count as opening. */
  opened: count.nullable(),
  clicked: count,
  unsubscribed: count,
  signedUp: count,
  createdAt: z.string(),
  scheduledFor: z.string().nullable(),
  /** While it can be taken back: until when. Nothing has left then. */
  takeBackUntil: z.string().nullable(),
  /** When the next waiting messages may go, such as texts that wait for the recipient's morning. */
  nextSendAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** A sentence the owner can act on, when it was paused by a problem. */
  problem: z.string().nullable(),
})
export type Campaign = z.output<typeof Campaign>

export const CampaignRecipient = z.object({
  id: z.string(),
  contactId: z.string().nullable(),
  address: z.string(),
  status: z.enum(SEND_STATUSES),
  sentAt: z.string().nullable(),
  opened: z.boolean(),
  clicked: z.boolean(),
  unsubscribed: z.boolean(),
  signedUp: z.boolean(),
  problem: z.string().nullable(),
})
export type CampaignRecipient = z.output<typeof CampaignRecipient>

/** What happened when, in the order of time; hours or days in which nothing happened are left out. */
export const CampaignTimeline = z.object({
  unit: z.enum(['hour', 'day']),
  points: z.array(
    z.object({ at: z.string(), sent: count, opened: count, clicked: count, unsubscribed: count, signedUp: count }),
  ),
})
export type CampaignTimeline = z.output<typeof CampaignTimeline>

/** Whom a campaign reaches now of everyone or of its segment, and who is left out: `people` = `addressed` - `unsubscribed` - `bounced` - `noConsent` - `twice`. */
export const CampaignAudience = z.object({
  people: count,
  /** Contacts with an address, or with a number that gets texts. */
  addressed: count,
  /** Those who asked to get nothing more. */
  unsubscribed: count,
  /** Those whose address takes no mail, or who complained. */
  bounced: count,
  noConsent: count,
  /** Contacts of an address that is there already. */
  twice: count,
  /** Of those who are reached: no first name, no last name. */
  noFirstName: count,
  noLastName: count,
})
export type CampaignAudience = z.output<typeof CampaignAudience>

/** One thing that was looked at before a campaign goes. */
export const CampaignCheck = z.object({
  id: z.enum(CAMPAIGN_CHECKS),
  state: z.enum(CHECK_STATES),
  title: z.string(),
  /** Sentences, one each: what was found, and what to do about it. */
  details: z.array(z.string()),
})
export type CampaignCheck = z.output<typeof CampaignCheck>

export const CampaignChecks = z.object({
  /** As in the campaign. */
  segment: ChosenSegment,
  audience: CampaignAudience,
  checks: z.array(CampaignCheck),
  /** Whether no check stops it. */
  mayGo: z.boolean(),
})
export type CampaignChecks = z.output<typeof CampaignChecks>

/** A campaign in the seconds in which it can be taken back. */
export const LeavingCampaign = z.object({
  id: z.string(),
  name: z.string(),
  channel: z.enum(CHANNELS),
  recipients: count,
  /** Milliseconds until it leaves, counted by the server's clock when it answered. */
  leavesInMs: count,
})
export type LeavingCampaign = z.output<typeof LeavingCampaign>

/** A film that is out and can be shown in a campaign. */
export const CampaignFilm = z.object({
  id: z.string(),
  title: z.string(),
  posterUrl: z.string(),
  /** Its public page, as mails link to it. */
  pageUrl: z.string(),
  durationMs: count.nullable(),
  publishedAt: z.string().nullable(),
})
export type CampaignFilm = z.output<typeof CampaignFilm>

export const CampaignPreview = z.object({
  /** For whom: the person asked for, the newest one, or somebody made up. */
  to: z.string(),
  /** That person's name; empty where none is known. */
  name: z.string(),
  /** Which of the people it reaches that is, counted from 0; null when it is none of them. */
  place: count.nullable(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Null for texts. */
  html: z.string().nullable(),
  /** How many parts a text is sent and paid as; null for mail. */
  segments: z.number().nullable(),
  recipients: count,
  skipped: z.object({ noConsent: count, suppressed: count }),
  /** What keeps it from being sent, or should be looked at first. */
  warnings: z.array(z.string()),
})
export type CampaignPreview = z.output<typeof CampaignPreview>

/** Who sends, and how much of the month's limit is used; `kept` of these stand in the outbox. */
const Sending = z.object({ provider: z.string(), embedded: z.boolean(), limit: count, used: count, kept: count })

export const CampaignSettings = z.object({
  /** The name mails come from; the campaign's business name when empty. */
  fromName: z.string(),
  replyTo: z.string(),
  /** Stands in every mail; empty means the installation's. */
  postalAddress: z.string(),
  /** New contacts get campaigns only after they confirmed by mail. */
  doubleOptIn: z.boolean(),
  /** Whether new campaigns say in their footer what they were made with. */
  referralLine: z.boolean(),
  /** The installation's postal address, if it has one. */
  defaultPostalAddress: z.string(),
  fromAddress: z.string(),
  referralLink: z.string(),
  email: Sending,
  sms: Sending,
})
export type CampaignSettings = z.output<typeof CampaignSettings>

const settingsBody = z
  .object({
    fromName: z.string().trim().max(CAMPAIGN_LIMITS.businessName),
    replyTo: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .refine((address) => address === '' || z.email().safeParse(address).success, messages.account.email),
    postalAddress: z.string().trim().max(CAMPAIGN_LIMITS.postalAddress),
    doubleOptIn: z.boolean(),
    referralLine: z.boolean(),
  })
  .partial()

export const OutboxMessage = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  from: z.string(),
  to: z.string(),
  /** Empty for texts. */
  subject: z.string(),
  text: z.string(),
  campaignId: z.string().nullable(),
  at: z.string(),
})
export type OutboxMessage = z.output<typeof OutboxMessage>

const Launched = z.object({ message: z.string(), campaignId: z.string(), campaign: Campaign })

export const campaignSchemas = {
  launchEmail: { body: EmailLaunch, reply: Launched },
  launchSms: { body: SmsLaunch, reply: Launched },
  list: { reply: z.array(Campaign) },
  settings: { reply: CampaignSettings },
  saveSettings: { body: settingsBody, reply: CampaignSettings },
  get: { reply: Campaign.extend({ messages: z.array(CampaignRecipient) }) },
  update: { body: CampaignEdit, reply: Campaign },
  recipients: {
    query: z.object({
      state: z.enum([...SEND_STATUSES, ...ENGAGEMENTS]).optional(),
      /** The id of the last recipient of the page before. */
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    reply: z.array(CampaignRecipient),
  },
  timeline: { reply: CampaignTimeline },
  preview: {
    query: z.object({
      contactId: z.uuid().optional(),
      /** Which of the people it reaches, the newest first, counted from 0. */
      place: z.coerce.number().int().min(0).max(10_000_000).optional(),
    }),
    reply: CampaignPreview,
  },
  checks: { reply: CampaignChecks },
  send: { reply: Launched },
  takeBack: { reply: Campaign },
  leaving: { reply: z.object({ campaigns: z.array(LeavingCampaign) }) },
  films: { reply: z.object({ films: z.array(CampaignFilm) }) },
  testSend: { reply: z.object({ message: z.string() }) },
  schedule: { body: z.object({ scheduledFor: moment.optional() }), reply: Campaign },
  pause: { reply: Campaign },
  resume: { reply: Campaign },
  cancel: { reply: Campaign },
  outbox: {
    query: z.object({
      channel: z.enum(CHANNELS).optional(),
      campaignId: z.uuid().optional(),
      /** One recipient alone. */
      to: z.string().max(254).optional(),
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(OutboxMessage),
  },
  outboxMessage: {
    reply: OutboxMessage.extend({ html: z.string().nullable(), headers: z.record(z.string(), z.string()) }),
  },
} satisfies Record<string, RowSchemas>
