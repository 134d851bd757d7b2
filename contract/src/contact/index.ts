import { rows } from '#route.ts'
import { CONTACT_LIMITS } from './limits.ts'
import type { contactSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

/** Takes a CSV of up to 100,000 rows as `text/csv`, streamed; `?smsConsent=true` as `consent.sms`. Replies as the CSV import. */
export const CONTACTS_FILE_PATH = '/api/viral/contacts/import-file'
/** The contacts of the account as a CSV file; filtered as the list is. */
export const CONTACTS_EXPORT_PATH = '/api/viral/contacts/export'

export const contactRoutes = rows<typeof contactSchemas>()({
  list: { method: 'GET', path: '/api/viral/contacts' },
  summary: { method: 'GET', path: '/api/viral/contacts/summary' },
  count: { method: 'GET', path: '/api/viral/contacts/count' },
  tags: { method: 'GET', path: '/api/viral/contacts/tags' },
  ids: { method: 'GET', path: '/api/viral/contacts/ids' },
  get: { method: 'GET', path: '/api/viral/contacts/{id}' },
  /** What happened with this person, the newest first. */
  moments: { method: 'GET', path: '/api/viral/contacts/{id}/moments' },
  tagMany: { method: 'POST', path: '/api/viral/contacts/tag' },
  import: { method: 'POST', path: '/api/viral/contacts/import', bodyLimit: CONTACT_LIMITS.csvBytes, perMinute: 30 },
  importCsv: {
    method: 'POST',
    path: '/api/viral/contacts/import-csv',
    bodyLimit: CONTACT_LIMITS.csvBytes,
    perMinute: 30,
  },
  /** How the last long import stands: counts while it is under way, each named row at its end. */
  lastImport: { method: 'GET', path: '/api/viral/contacts/last-import' },
  update: { method: 'PUT', path: '/api/viral/contacts/{id}' },
  remove: { method: 'DELETE', path: '/api/viral/contacts/{id}' },
  restore: { method: 'POST', path: '/api/viral/contacts/{id}/restore' },
  removeMany: { method: 'POST', path: '/api/viral/contacts/remove' },
  restoreMany: { method: 'POST', path: '/api/viral/contacts/restore' },
})
