import { rows } from '#route.ts'
import type { referralSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const referralRoutes = rows<typeof referralSchemas>()({
  credits: { method: 'GET', path: '/api/viral/credits' },
  analytics: { method: 'GET', path: '/api/viral/analytics' },
  link: { method: 'GET', path: '/api/viral/link' },
  /** The link by the channels it is shared on: clicks, sign-ups and paid plans of each. */
  channels: { method: 'GET', path: '/api/viral/referral-channels' },
  addChannel: { method: 'POST', path: '/api/viral/referral-channels' },
  removeChannel: { method: 'DELETE', path: '/api/viral/referral-channels/{id}' },
  restoreChannel: { method: 'POST', path: '/api/viral/referral-channels/{id}/restore' },
  /** Who invites: told to whoever has the link. */
  invitation: { method: 'GET', path: '/api/viral/invitation', open: true, perMinute: 60 },
  /** A browser opened the link for the first time. */
  clicked: { method: 'POST', path: '/api/viral/invitation/clicked', open: true, perMinute: 60 },
})
