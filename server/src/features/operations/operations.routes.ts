import { operationRoutes } from '@octavo/contract'
import { operationSchemas } from '@octavo/contract/schemas'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#context.ts'
import { serve } from '#http/serve.ts'

const startedAt = Date.now()

/** Looks, and says what it found: nothing is assumed to work. */
async function healthCheck(ctx: Ctx) {
  const database = await ctx.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const checks = [{ name: 'database', ok: database }]
  return {
    status: checks.every((check) => check.ok) ? ('ok' as const) : ('degraded' as const),
    version: ctx.config.version,
    uptimeSeconds: Math.round((Date.now() - startedAt) / 1000),
    checks,
  }
}

export const operationsServed = serve(operationRoutes, operationSchemas, { healthCheck: (ctx) => healthCheck(ctx) })
