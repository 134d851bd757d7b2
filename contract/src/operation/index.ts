import { rows } from '#route.ts'
import type { operationSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

/** Starting and stopping all work of the account. */
export const operationRoutes = rows<typeof operationSchemas>()({
  start: { method: 'POST', path: '/api/master-control/start' },
  /** Ends a stop: whatever ran before runs again, with its own settings, and nothing else. */
  startAgain: { method: 'POST', path: '/api/master-control/start-again' },
  shutdown: { method: 'POST', path: '/api/master-control/emergency-shutdown' },
  killSwitch: { method: 'POST', path: '/api/emergency/kill-switch' },
  status: { method: 'GET', path: '/api/system/operation' },
  /** Every stop that the account has known, the latest first. */
  halts: { method: 'GET', path: '/api/system/halts' },
})
