import type { Readable } from 'node:stream'
import { CONTACT_LIMITS, CONTACTS_EXPORT_PATH, CONTACTS_FILE_PATH, contactRoutes } from '@octavo/contract/contact'
import { ContactFilter, contactSchemas } from '@octavo/contract/contact/schemas'
import {
  contactSummary,
  countFitting,
  deleteContact,
  deleteContacts,
  exportContacts,
  getContact,
  idsFitting,
  isYes,
  lastImport,
  listContacts,
  momentsOf,
  restoreContact,
  restoreContacts,
  tagContacts,
  tagsInUse,
  updateContact,
} from '#campaigns/contacts/index.ts'
import type { PlainRoutes } from '#http/app.ts'
import { serve } from '#http/serve.ts'
import { importCsv, importList } from './contacts-import.service.ts'

export const contactsServed = serve(contactRoutes, contactSchemas, {
  list: (ctx, { query }) => ctx.figures.of(ctx, `contacts ${JSON.stringify(query)}`, () => listContacts(ctx, query)),
  summary: (ctx) => ctx.figures.of(ctx, 'contacts', () => contactSummary(ctx)),
  count: async (ctx, { query }) => ({ count: await countFitting(ctx, query) }),
  ids: async (ctx, { query }) => ({ ids: await idsFitting(ctx, query, CONTACT_LIMITS.atOnce) }),
  tags: async (ctx) => ({ tags: await tagsInUse(ctx, CONTACT_LIMITS.tagsOffered) }),
  tagMany: async (ctx, { body }) => ({ changed: await tagContacts(ctx, body) }),
  moments: async (ctx, { params }) => ({ moments: await momentsOf(ctx, params.id) }),
  get: (ctx, { params }) => getContact(ctx, params.id),
  import: (ctx, { body }) => importList(ctx, body.contacts, { source: body.source, sms: body.consent.sms }),
  importCsv: (ctx, { body }) => importCsv(ctx, body.csvData, { source: body.source, sms: body.consent.sms }),
  lastImport: async (ctx) => ({ lastImport: await lastImport(ctx) }),
  update: (ctx, { params, body }) => updateContact(ctx, params.id, body),
  remove: (ctx, { params }) => deleteContact(ctx, params.id),
  restore: (ctx, { params }) => restoreContact(ctx, params.id),
  removeMany: (ctx, { body }) => deleteContacts(ctx, body.ids),
  restoreMany: (ctx, { body }) => restoreContacts(ctx, body.ids),
})

/** What a link's query says; what is no filter filters nothing. */
const filterOf = (query: unknown) => ContactFilter.safeParse(query).data ?? {}

const LARGEST_FILE = 1_000_000_000

/** Files go past the table of JSON calls, as streams in both directions. */
export const contactFiles: PlainRoutes = (app, signedIn) => {
  app.register(async (scope) => {
    scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload))
    scope.post<{ Querystring: { smsConsent?: string } }>(
      CONTACTS_FILE_PATH,
      { bodyLimit: LARGEST_FILE },
      async (request) => {
        const sms = isYes(request.query.smsConsent ?? '')
        return importCsv(await signedIn(request), request.body as Readable, { source: 'csv', sms })
      },
    )
    scope.get(CONTACTS_EXPORT_PATH, async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="contacts.csv"')
        .send(exportContacts(await signedIn(request), filterOf(request.query))),
    )
  })
}
