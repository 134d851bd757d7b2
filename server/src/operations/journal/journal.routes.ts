import { DOSSIER_PATHS, journalRoutes } from '@octavo/contract/journal'
import { journalSchemas } from '@octavo/contract/journal/schemas'
import { accountLimit } from '#http/account-limit.ts'
import type { PlainRoutes } from '#http/app.ts'
import { parseParams, serve } from '#http/serve.ts'
import { contactDossier, filmDossier } from './dossier.html.ts'
import { listJournal, proveJournal } from './journal.service.ts'

export const journalServed = serve(journalRoutes, journalSchemas, {
  list: (ctx, { query }) => listJournal(ctx, query),
  proof: (ctx) => proveJournal(ctx),
})

const DOSSIERS_PER_MINUTE = 10

export const dossiers: PlainRoutes = (app, signedIn) => {
  const refuseOften = accountLimit(app, DOSSIERS_PER_MINUTE)
  for (const [path, page] of [
    [DOSSIER_PATHS.film, filmDossier],
    [DOSSIER_PATHS.contact, contactDossier],
  ] as const)
    app.get(path, async (request, reply) => {
      const ctx = await signedIn(request)
      await refuseOften(request, ctx)
      return reply.type('text/html').send(await page(ctx, parseParams(request.params).id ?? ''))
    })
}
