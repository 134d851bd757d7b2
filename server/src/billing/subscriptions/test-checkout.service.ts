/** The test checkout's side of a purchase: reports like the payment provider's, signed like them, about money that never moves. */
import { randomUUID } from 'node:crypto'
import type { Ctx, SignedIn } from '#context.ts'
import { amountOf, type Bought, nextPayment } from './prices.rules.ts'
import * as store from './subscriptions.store.ts'

export type SignedReport = { body: string; signature: string }

/** The subscription of the test checkout that the account has now. */
export const testSubscription = async (ctx: SignedIn): Promise<store.SubscriptionRow | undefined> =>
  (await store.subscriptionsOf(ctx)).findLast(({ provider, status }) => provider === 'test' && status !== 'ended')

/** What the provider would report of this purchase: a new subscription, or another price for the one that is there. */
export async function reportPurchase(ctx: SignedIn, bought: Bought): Promise<SignedReport> {
  const before = await testSubscription(ctx)
  if (before) return reportChange(ctx, before, { ...bought, cancelled: false })
  const amount = amountOf(bought, ctx.config.currency)
  return signed(ctx, 'checkout.session.completed', {
    id: `cs_test_${randomUUID()}`,
    object: 'checkout.session',
    mode: 'subscription',
    client_reference_id: ctx.accountId,
    customer: `cus_test_${ctx.accountId}`,
    customer_details: { email: ctx.account.email },
    subscription: `sub_test_${randomUUID()}`,
    payment_status: 'paid',
    amount_subtotal: amount,
    amount_total: amount,
    currency: ctx.config.currency.toLowerCase(),
  })
}

export type Change = Partial<Bought> & { cancelled?: boolean; ended?: boolean }

export function reportChange(ctx: SignedIn, row: store.SubscriptionRow, change: Change): SignedReport {
  const { plan = row.plan, period = row.period, cancelled = row.cancelled, ended = false } = change
  const moves = plan !== row.plan || period !== row.period
  const paidUntil = moves || !row.paidUntil ? nextPayment(ctx.now(), period) : row.paidUntil
  return signed(ctx, ended ? 'customer.subscription.deleted' : 'customer.subscription.updated', {
    id: row.id,
    object: 'subscription',
    customer: row.customerId,
    status: ended ? 'canceled' : 'active',
    cancel_at_period_end: cancelled,
    items: {
      data: [
        {
          current_period_end: Math.floor(paidUntil.getTime() / 1000),
          price: {
            unit_amount: amountOf({ plan, period }, ctx.config.currency),
            currency: ctx.config.currency.toLowerCase(),
          },
        },
      ],
    },
  })
}

function signed(ctx: Ctx, type: string, object: object): SignedReport {
  const created = Math.floor(ctx.now().getTime() / 1000)
  const body = JSON.stringify({ id: `evt_test_${randomUUID()}`, object: 'event', type, created, data: { object } })
  return { body, signature: ctx.services.payments.signReport?.(body, ctx.now()) ?? '' }
}
