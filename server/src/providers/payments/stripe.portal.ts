/** Where a customer of Stripe looks after cards, bills and the end of a subscription. */
import { z } from 'zod'

const PATIENCE_MS = 10_000
const Session = z.object({ url: z.url() })

type Stripe = { baseUrl: string; secretKey: string }

/** A short-lived address of the portal (POST /v1/billing_portal/sessions). Throws when Stripe does not give one. */
export async function openPortal({ baseUrl, secretKey }: Stripe, customer: string, returnUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}/v1/billing_portal/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ customer, return_url: returnUrl }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`Stripe answered ${response.status} to the request for the billing portal`)
  return Session.parse(await response.json()).url
}
