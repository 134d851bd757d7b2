import { timeZone } from '#account/schemas.ts'
import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { CHANNELS, CONTACT_LIMITS, CONTACT_STATUSES, TEXT_STATUSES } from './limits.ts'

const said = messages.contact
/** A cell of a row: each row is judged by itself later, so that one bad row does not refuse the others. */
const cell = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const ContactRow = z.object({ email: cell, firstName: cell, lastName: cell, phone: cell, timeZone: cell })

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

const query = z.object({
  /** The id of the last contact of the page before. */
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** Words in name, email or phone. */
  search: z.string().trim().max(100).optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
})

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
