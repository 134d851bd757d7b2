import { operationRoutes } from '@octavo/contract'
import { operationSchemas } from '@octavo/contract/schemas'
import type { Ctx } from '#context.ts'
import { serve } from '#http/serve.ts'
import { databaseAnswers } from './operations.store.ts'

const startedAt = Date.now()

/** Looks, and says what it found: nothing is assumed to work. */
async function healthCheck(ctx: Ctx) {
  const checks = [{ name: 'database', ok: await databaseAnswers(ctx) }]
  return {
    status: checks.every((check) => check.ok) ? ('ok' as const) : ('degraded' as const),
    version: ctx.config.version,
    uptimeSeconds: Math.round((Date.now() - startedAt) / 1000),
    checks,
  }
}

export const operationsServed = serve(
  { healthCheck: operationRoutes.healthCheck },
  { healthCheck: operationSchemas.healthCheck },
  { healthCheck: (ctx) => healthCheck(ctx) },
)
