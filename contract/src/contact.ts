import type { z } from 'zod'
import type {
  ContactDraft as ContactDraftSchema,
  Contact as ContactSchema,
  contactSchemas,
  ImportResult as ImportResultSchema,
} from './contact.schemas.ts'
import { rows } from './route.ts'

export type Contact = z.output<typeof ContactSchema>
export type ContactDraft = z.input<typeof ContactDraftSchema>
export type ImportResult = z.output<typeof ImportResultSchema>

/** How a contact stands with mail. A suppressed one gets none until that person opts in again. */
export const CONTACT_STATUSES = ['active', 'pending', 'unsubscribed', 'bounced', 'complained'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]
/** How a contact stands with texts: no usable number, no consent, agreed, or said STOP. */
export const TEXT_STATUSES = ['no-phone', 'no-consent', 'active', 'stopped'] as const

export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

export const CONTACT_LIMITS = {
  name: 80,
  phone: 40,
  source: 40,
  /** Rows of one call of the manual import. */
  importRows: 20_000,
  /** Contacts that one call deletes or brings back. */
  atOnce: 500,
  /** Bytes of a CSV inside a JSON call; a larger file is streamed to `CONTACTS_FILE_PATH`. */
  csvBytes: 8_388_608,
  /** Failed rows that a reply names one by one; the counts are always complete. */
  namedFailures: 1_000,
} as const

/** The columns of a CSV: the first is required, the header row too. */
export const CSV_COLUMNS = ['email', 'firstName', 'lastName', 'phone', 'smsConsent', 'timeZone'] as const
export const CSV_TEMPLATE = 'email,firstName,lastName,phone'

/** Takes a CSV of any size as `text/csv`, streamed; `?smsConsent=true` as `consent.sms`. Replies as the CSV import. */
export const CONTACTS_FILE_PATH = '/api/viral/contacts/import-file'
/** All contacts of the account as a CSV file. */
export const CONTACTS_EXPORT_PATH = '/api/viral/contacts/export'

/** What the importer attests; shown above the Import button and kept with each contact as the basis for mail. */
export const MAIL_ATTESTATION =
  'I confirm that these people know my business and agreed to get e-mail from it, or asked for it.'
/** What the importer attests apart, unchecked at first; without it a contact gets no text. */
export const SMS_ATTESTATION =
  'These people agreed in writing to get marketing texts from my business, at no condition, and know that they can reply STOP.'

export const contactRoutes = rows<typeof contactSchemas>()({
  list: { method: 'GET', path: '/api/viral/contacts' },
  summary: { method: 'GET', path: '/api/viral/contacts/summary' },
  get: { method: 'GET', path: '/api/viral/contacts/{id}' },
  import: { method: 'POST', path: '/api/viral/contacts/import', bodyLimit: CONTACT_LIMITS.csvBytes },
  importCsv: { method: 'POST', path: '/api/viral/contacts/import-csv', bodyLimit: CONTACT_LIMITS.csvBytes },
  update: { method: 'PUT', path: '/api/viral/contacts/{id}' },
  remove: { method: 'DELETE', path: '/api/viral/contacts/{id}' },
  restore: { method: 'POST', path: '/api/viral/contacts/{id}/restore' },
  removeMany: { method: 'POST', path: '/api/viral/contacts/remove' },
  restoreMany: { method: 'POST', path: '/api/viral/contacts/restore' },
})
