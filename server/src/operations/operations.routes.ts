import { operationRoutes } from '@octavo/contract'
import { operationSchemas } from '@octavo/contract/schemas'
import { serve } from '#http/serve.ts'
import { dailyCompliance, masterControl, peaceOfMind } from './dashboard.ts'
import { healthCheck, listHalts, startOperation, stopOperation } from './operations.service.ts'

export const operationsServed = serve(operationRoutes, operationSchemas, {
  healthCheck: (ctx) => healthCheck(ctx),
  dashboard: (ctx) => masterControl(ctx),
  start: (ctx, { body }) => startOperation(ctx, body),
  shutdown: (ctx, { body }) => stopOperation(ctx, 'emergency-shutdown', body.reason),
  killSwitch: (ctx, { body }) => stopOperation(ctx, 'kill-switch', body.reason),
  peaceOfMind: (ctx) => peaceOfMind(ctx),
  dailyCompliance: (ctx) => dailyCompliance(ctx),
  halts: (ctx) => listHalts(ctx),
})
