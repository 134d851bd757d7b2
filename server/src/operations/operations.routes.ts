import { operationRoutes } from '@octavo/contract/operation'
import { operationSchemas } from '@octavo/contract/operation/schemas'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { systemStatusSchemas } from '@octavo/contract/system-status/schemas'
import { serve } from '#http/serve.ts'
import { dailyCompliance, masterControl, peaceOfMind } from './dashboard.view.ts'
import { healthCheck, listHalts, startOperation, stopOperation } from './operations.service.ts'

export const operationsServed = [
  ...serve(operationRoutes, operationSchemas, {
    start: (ctx, { body }) => startOperation(ctx, body),
    shutdown: (ctx, { body }) => stopOperation(ctx, 'emergency-shutdown', body.reason),
    killSwitch: (ctx, { body }) => stopOperation(ctx, 'kill-switch', body.reason),
    halts: (ctx) => listHalts(ctx),
  }),
  ...serve(systemStatusRoutes, systemStatusSchemas, {
    healthCheck: (ctx) => healthCheck(ctx),
    dashboard: (ctx) => masterControl(ctx),
    peaceOfMind: (ctx) => peaceOfMind(ctx),
    dailyCompliance: (ctx) => dailyCompliance(ctx),
  }),
]
