/** The test checkout sells plans without moving money; without payments nothing is sold. */
import { createHmac } from 'node:crypto'
import { TEST_CHECKOUT_PATH, TEST_PORTAL_PATH } from '@octavo/contract/plan'
import type { Payments } from './payments.ts'
import { isSignedWebhook, signWebhook } from './stripe-signature.ts'

/** Its reports read as Stripe's do, signed with a secret of the installation's own. */
export function testPayments(installationSecret: string): Payments {
  const secret = createHmac('sha256', installationSecret).update('test payments').digest('base64url')
  return {
    name: 'Test checkout',
    kind: 'test',
    embedded: true,
    costs: 'nothing',
    can: { sell: true, portal: true },
    checkoutUrl: ({ plan, period }) => `${TEST_CHECKOUT_PATH}?plan=${plan}&period=${period}`,
    isOwnReport: (body, signature, now) => isSignedWebhook(secret, body, signature, now),
    signReport: (body, at) => signWebhook(secret, body, at),
    portalUrl: async () => TEST_PORTAL_PATH,
  }
}

export const noPayments = (): Payments => ({
  name: 'None',
  kind: 'none',
  embedded: true,
  costs: 'nothing',
  can: { sell: false, portal: false },
  checkoutUrl: () => undefined,
  isOwnReport: () => false,
  portalUrl: async () => undefined,
})
