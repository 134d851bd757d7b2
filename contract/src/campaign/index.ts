import { rows } from '#route.ts'
import type { campaignSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const campaignRoutes = rows<typeof campaignSchemas>()({
  launchEmail: { method: 'POST', path: '/api/viral/email-campaign', perMinute: 60 },
  launchSms: { method: 'POST', path: '/api/viral/sms-campaign', perMinute: 60 },
  list: { method: 'GET', path: '/api/campaigns' },
  settings: { method: 'GET', path: '/api/campaigns/settings' },
  saveSettings: { method: 'PUT', path: '/api/campaigns/settings' },
  /** Those that can still be taken back. */
  leaving: { method: 'GET', path: '/api/campaigns/leaving' },
  /** The films that a campaign can show. */
  films: { method: 'GET', path: '/api/campaigns/films' },
  get: { method: 'GET', path: '/api/campaigns/{id}' },
  update: { method: 'PUT', path: '/api/campaigns/{id}' },
  recipients: { method: 'GET', path: '/api/campaigns/{id}/recipients' },
  timeline: { method: 'GET', path: '/api/campaigns/{id}/timeline' },
  preview: { method: 'GET', path: '/api/campaigns/{id}/preview' },
  testSend: { method: 'POST', path: '/api/campaigns/{id}/test-send', perMinute: 60 },
  schedule: { method: 'POST', path: '/api/campaigns/{id}/schedule' },
  /** What was looked at before it goes, and whom it reaches. */
  checks: { method: 'GET', path: '/api/campaigns/{id}/checks' },
  /** Sends a draft once the seconds are over in which it can be taken back. */
  send: { method: 'POST', path: '/api/campaigns/{id}/send', perMinute: 60 },
  takeBack: { method: 'POST', path: '/api/campaigns/{id}/take-back' },
  pause: { method: 'POST', path: '/api/campaigns/{id}/pause' },
  resume: { method: 'POST', path: '/api/campaigns/{id}/resume' },
  cancel: { method: 'POST', path: '/api/campaigns/{id}/cancel' },
  outbox: { method: 'GET', path: '/api/outbox' },
  outboxMessage: { method: 'GET', path: '/api/outbox/{id}' },
})
