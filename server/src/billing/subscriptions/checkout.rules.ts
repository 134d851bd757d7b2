/** Where a plan is bought: payment links as configured, or the embedded test checkout. */
import { BILLING_PERIODS, type BillingPeriod, PLAN_IDS, type PlanId, TEST_CHECKOUT_PATH } from '@octavo/contract/plan'
import type { Config } from '#config.ts'
import type { AccountRow } from '#context.ts'

type Buyer = Pick<AccountRow, 'id' | 'email'> | undefined

/** The address behind a plan's button; undefined where this installation does not sell it. */
export function checkoutUrl(
  { payments }: Pick<Config, 'payments'>,
  buyer: Buyer,
  plan: PlanId,
  period: BillingPeriod,
): string | undefined {
  if (payments.provider === 'test') return `${TEST_CHECKOUT_PATH}?plan=${plan}&period=${period}`
  const link = payments.provider === 'stripe' ? payments.links[`${plan}.${period}`] : undefined
  if (!link || !buyer) return link
  const url = new URL(link)
  url.searchParams.set('client_reference_id', buyer.id)
  url.searchParams.set('prefilled_email', buyer.email)
  return url.href
}

/** All of them, by `plan.period`. */
export function checkoutLinks(config: Pick<Config, 'payments'>, buyer: Buyer): Record<string, string> {
  const all = PLAN_IDS.flatMap((plan) => BILLING_PERIODS.map((period) => ({ plan, period })))
  return Object.fromEntries(
    all.flatMap(({ plan, period }) => {
      const url = checkoutUrl(config, buyer, plan, period)
      return url ? [[`${plan}.${period}`, url]] : []
    }),
  )
}
