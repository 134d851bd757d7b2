import { timeZone } from '#account/schemas.ts'
import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import {
  AGREEMENTS,
  CHANNELS,
  CONTACT_LIMITS,
  CONTACT_SORTS,
  CONTACT_STATUSES,
  HAS_PHONE,
  RESPONSES,
  TEXT_STATUSES,
  tidyTags,
} from './limits.ts'

const said = messages.contact
/** A cell of a row: each row is judged by itself later, so that one bad row does not refuse the others. */
const cell = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const ContactRow = z.object({
  ...{ email: cell, firstName: cell, lastName: cell, phone: cell, timeZone: cell },
  /** Several, with commas or semicolons between them. */
  tags: cell,
})

const tags = z
  .array(z.string().trim().min(1).max(CONTACT_LIMITS.tag))
  .max(CONTACT_LIMITS.tags, said.tooManyTags)
  .transform(tidyTags)

const Consent = z.object({ sms: z.boolean().default(false) }).default({ sms: false })
const source = z.string().trim().min(1).max(CONTACT_LIMITS.source)

export const ContactImport = z.object({
  contacts: z
    .array(ContactRow, said.noneValid.description)
    .min(1, said.noneValid.description)
    .max(CONTACT_LIMITS.importRows),
  source: source.default('manual'),
  consent: Consent,
})

export const CsvImport = z.object({
  csvData: z.string().trim().min(1, said.emptyCsv.description),
  source: source.default('csv'),
  consent: Consent,
})

/** A contact as its own form knows it. */
export const ContactDraft = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email(messages.account.email)),
  firstName: z.string().trim().max(CONTACT_LIMITS.name),
  lastName: z.string().trim().max(CONTACT_LIMITS.name),
  phone: z.string().trim().max(CONTACT_LIMITS.phone),
  timeZone: timeZone.nullable(),
  tags,
  /** Consent to texts, given to the business by this person; `false` takes it back. */
  smsConsent: z.boolean(),
  /** `true` when the person asked by other means to get no mail any more. Only the person can undo it. */
  unsubscribed: z.literal(true),
})
export type ContactDraft = z.input<typeof ContactDraft>

export const Contact = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  source: z.string(),
  /** In small letters, by the alphabet. */
  tags: z.array(z.string()),
  status: z.enum(CONTACT_STATUSES),
  smsStatus: z.enum(TEXT_STATUSES),
  /** Null: taken from the phone's country, or the account's. */
  timeZone: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Contact = z.output<typeof Contact>

/** One entry of the append-only record of what a person agreed to or took back. */
export const ConsentEntry = z.object({
  channel: z.enum(CHANNELS),
  kind: z.enum(['given', 'withdrawn']),
  /** How it came about: importer's attestation, a person's own confirmation, an unsubscribe link, a bounce, ... */
  basis: z.string(),
  /** The words that were agreed to. */
  wording: z.string(),
  source: z.string(),
  at: z.string(),
})

export const ImportResult = z.object({
  success: z.number(),
  failed: z.number(),
  created: z.number(),
  updated: z.number(),
  /** Failed rows, by their line in the file or their place in the list (the first is 1); at most 1,000 of them. */
  errors: z.array(z.object({ row: z.number(), email: z.string(), reason: z.string() })),
  /** How many rows failed for each reason: always complete. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  /** What was taken but should be looked at, such as a phone number that cannot get texts. */
  warnings: z.array(z.object({ row: z.number(), email: z.string(), reason: z.string() })),
  message: z.string(),
  /** Not there once all rows are read. `running`: counts so far, the rest follows by itself. `stopped`: a fault of ours ended it early. */
  status: z.enum(['running', 'stopped']).optional(),
})
export type ImportResult = z.output<typeof ImportResult>

/** An import that is too long for its call. */
export const LongImport = ImportResult.extend({ rows: z.number(), read: z.number(), startedAt: z.string() })
export type LongImport = z.output<typeof LongImport>

/** A day as the account's place counts them. */
const day = z.iso.date(said.noDay).refine((day) => day >= '2000-01-01', said.noDay)
const filter = z.object({
  /** Words in name, email or phone. */
  search: z.string().trim().max(100).optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
  /** One tag, or several with commas between them: who has all of them. */
  tag: z
    .string()
    .max(CONTACT_LIMITS.tagsAsked * (CONTACT_LIMITS.tag + 2))
    .transform((line) => tidyTags(line.split(',')).join(','))
    .optional(),
  /** Added on this day or later, and on this day or earlier, such as `2026-11-23`. */
  addedFrom: day.optional(),
  addedTo: day.optional(),
  consent: z.enum(AGREEMENTS).optional(),
  phone: z.enum(HAS_PHONE).optional(),
  /** What they did with the last campaigns that went out. */
  did: z.enum(RESPONSES).optional(),
  /** With how many of the last campaigns; 3 unless said. */
  last: z.coerce.number().int().min(1).max(CONTACT_LIMITS.lastCampaigns).optional(),
})
/** Which contacts are meant; nothing of it means all. */
export const ContactFilter = filter
export type ContactFilter = z.output<typeof ContactFilter>
const query = filter.extend({
  /** The id of the last contact of the page before. */
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  sort: z.enum(CONTACT_SORTS).default('added'),
})

/** One thing that happened with a contact. */
export const ContactMoment = z.object({
  at: z.string(),
  what: z.enum([
    'added',
    'given',
    'withdrawn',
    'sent',
    'kept',
    'opened',
    'clicked',
    /** Played the campaign's film, in the browser that followed the link of their message. */
    'watched',
    'unsubscribed',
    'signed-up',
    'bounced',
  ]),
  channel: z.enum(CHANNELS).nullable(),
  /** The campaign's name, or the words of a consent's record. */
  about: z.string(),
  campaignId: z.string().nullable(),
})
export type ContactMoment = z.output<typeof ContactMoment>

const Several = z.object({ ids: z.array(z.uuid()).min(1).max(CONTACT_LIMITS.atOnce) })

export const contactSchemas = {
  list: { query, reply: z.array(Contact) },
  summary: {
    reply: z.object({
      total: z.number(),
      /** Contacts that an email campaign would reach now. */
      mailable: z.number(),
      /** Contacts that an SMS campaign would reach now. */
      textable: z.number(),
      byStatus: z.record(z.enum(CONTACT_STATUSES), z.number()),
      limit: z.number(),
      room: z.number(),
    }),
  },
  /** How many there are of these. */
  count: { query: filter, reply: z.object({ count: z.number() }) },
  tags: { reply: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number() })) }) },
  /** The ids of those that a filter finds, the newest first, as many as one call takes. */
  ids: { query: filter, reply: z.object({ ids: z.array(z.string()) }) },
  tagMany: {
    body: Several.extend({ add: tags.default([]), remove: tags.default([]) }),
    reply: z.object({ changed: z.number() }),
  },
  moments: { reply: z.object({ moments: z.array(ContactMoment) }) },
  get: { reply: Contact.extend({ consents: z.array(ConsentEntry) }) },
  import: { body: ContactImport, reply: ImportResult },
  importCsv: { body: CsvImport, reply: ImportResult },
  lastImport: { reply: z.object({ lastImport: LongImport.nullable() }) },
  update: { body: ContactDraft.partial(), reply: Contact },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: Contact },
  removeMany: { body: Several, reply: z.object({ removed: z.number(), undoUntil: z.string() }) },
  restoreMany: { body: Several, reply: z.object({ restored: z.number() }) },
} satisfies Record<string, RowSchemas>
