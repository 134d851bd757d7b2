import { ACCOUNT_EXPORT_PATH } from '@octavo/contract/account'
import { accountLimit } from '#http/account-limit.ts'
import type { PlainRoutes } from '#http/app.ts'
import { exportAccount } from './account-export.service.ts'

const EXPORTS_PER_MINUTE = 10

/** Everything that is kept of the account, as a file. */
export const ownDataFiles: PlainRoutes = (app, signedIn) => {
  const refuseOften = accountLimit(app, EXPORTS_PER_MINUTE)
  app.get(ACCOUNT_EXPORT_PATH, async (request, reply) => {
    const ctx = await signedIn(request)
    await refuseOften(request, ctx)
    const day = ctx.now().toISOString().slice(0, 10)
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="octavo-account-${day}.ndjson"`)
      .send(exportAccount(ctx))
  })
}
