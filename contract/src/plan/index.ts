import { rows } from '#route.ts'
import type { planSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const planRoutes = rows<typeof planSchemas>()({
  plans: { method: 'GET', path: '/api/plans' },
})

/** The embedded checkout on which no money moves, and the page that looks after what was bought there. */
export const TEST_CHECKOUT_PATH = '/checkout/test'
export const TEST_PORTAL_PATH = '/checkout/test/portal'
/** Leads to where the account's subscription is looked after. */
export const BILLING_PORTAL_PATH = '/api/billing/portal'
/** Where the payment provider reports. */
export const PAYMENT_WEBHOOK_PATH = '/api/webhooks/payments'
