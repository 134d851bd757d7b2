import { operationRoutes } from '@octavo/contract/operation'
import { operationSchemas } from '@octavo/contract/operation/schemas'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { systemStatusSchemas } from '@octavo/contract/system-status/schemas'
import { serve } from '#http/serve.ts'
import { morningBrief } from './brief.view.ts'
import { dailyCompliance, masterControl, peaceOfMind } from './dashboard.view.ts'
import { operationStatus } from './operation.view.ts'
import { healthCheck, listHalts, startAsBefore, startOperation, stopOperation } from './operations.service.ts'

export const operationsServed = [
  ...serve(operationRoutes, operationSchemas, {
    start: (ctx, { body }) => startOperation(ctx, body),
    shutdown: (ctx, { body }) => stopOperation(ctx, 'emergency-shutdown', body.reason),
    killSwitch: (ctx, { body }) => stopOperation(ctx, 'kill-switch', body.reason),
    startAgain: (ctx, { body }) => startAsBefore(ctx, body.remakeHalted),
    status: (ctx) => ctx.figures.of(ctx, 'operation', () => operationStatus(ctx)),
    halts: (ctx) => listHalts(ctx),
  }),
  ...serve(systemStatusRoutes, systemStatusSchemas, {
    healthCheck: (ctx) => healthCheck(ctx),
    dashboard: (ctx) => ctx.figures.of(ctx, 'master control', () => masterControl(ctx)),
    peaceOfMind: (ctx) => ctx.figures.of(ctx, 'peace of mind', () => peaceOfMind(ctx)),
    brief: (ctx) => ctx.figures.of(ctx, 'morning brief', () => morningBrief(ctx)),
    dailyCompliance: (ctx) => ctx.figures.of(ctx, 'daily compliance', () => dailyCompliance(ctx)),
  }),
]
