import { ACCOUNT_EXPORT_PATH } from '@octavo/contract/account'
import type { PlainRoutes } from '#http/app.ts'
import { exportAccount } from './account-export.service.ts'

/** Everything that is kept of the account, as a file. */
export const ownDataFiles: PlainRoutes = (app, signedIn) => {
  app.get(ACCOUNT_EXPORT_PATH, async (request, reply) => {
    const ctx = await signedIn(request)
    const day = ctx.now().toISOString().slice(0, 10)
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="octavo-account-${day}.ndjson"`)
      .send(exportAccount(ctx))
  })
}
