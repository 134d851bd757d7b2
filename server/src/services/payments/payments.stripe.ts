/** Stripe: payment links, signed reports, and its billing portal where a secret key is set. */
import { z } from 'zod'
import type { Config } from '#config.ts'
import type { Payments } from './payments.ts'
import { isSignedWebhook } from './stripe-signature.ts'

const PATIENCE_MS = 10_000
const Session = z.object({ url: z.url() })

type Settings = Pick<Config['payments'], 'links' | 'stripe'>

export function stripePayments({ links, stripe }: Settings): Payments {
  const { secretKey, webhookSecret, baseUrl } = stripe
  return {
    name: 'Stripe',
    kind: 'stripe',
    embedded: false,
    costs: { per: 'sale' },
    can: { sell: true, portal: secretKey !== undefined },
    checkoutUrl({ plan, period }, buyer) {
      const link = links[`${plan}.${period}`]
      if (!link || !buyer) return link
      const url = new URL(link)
      url.searchParams.set('client_reference_id', buyer.id)
      url.searchParams.set('prefilled_email', buyer.email)
      return url.href
    },
    isOwnReport: (body, signature, now) =>
      webhookSecret !== undefined && isSignedWebhook(webhookSecret, body, signature, now),
    portalUrl: async (customer, returnUrl) =>
      secretKey && customer ? openPortal({ baseUrl, secretKey }, customer, returnUrl) : undefined,
  }
}

type Stripe = { baseUrl: string; secretKey: string }

/** A short-lived address of the portal (POST /v1/billing_portal/sessions). Throws when Stripe does not give one. */
async function openPortal({ baseUrl, secretKey }: Stripe, customer: string, returnUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}/v1/billing_portal/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ customer, return_url: returnUrl }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`Stripe answered ${response.status} to the request for the billing portal`)
  return Session.parse(await response.json()).url
}
