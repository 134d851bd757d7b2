/** What the payment provider reports, read into what it means for a plan. Fields as of Stripe's API; both of its layouts are taken. */
import { BILLING_PERIODS, PLAN_IDS } from '@octavo/contract/plan'
import { z } from 'zod'
import { type Bought, boughtFor } from './prices.rules.ts'

export type SubscriptionStatus = 'active' | 'late' | 'ended'

/** What one report says; what it does not say is left out. */
export type PaymentReport = {
  id: string
  type: string
  at: Date
  subscriptionId: string
  /** As the payer's browser carried it: anybody can edit it, so it decides for whom is paid and nothing else. */
  accountId?: string
  email?: string
  customerId?: string
  bought?: Bought
  status?: SubscriptionStatus
  paidUntil?: Date
  cancelled?: boolean
  /** Money has moved. */
  paid: boolean
}

const seconds = z.number().transform((value) => new Date(value * 1000))
const Metadata = z
  .object({ plan: z.enum(PLAN_IDS), period: z.enum(BILLING_PERIODS) })
  .optional()
  .catch(undefined)

export const PaymentEvent = z.object({
  id: z.string().min(1).max(200),
  object: z.literal('event'),
  type: z.string().max(100),
  created: seconds,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
export type PaymentEvent = z.output<typeof PaymentEvent>

const Checkout = z.object({
  id: z.string(),
  client_reference_id: z.uuid().nullish().catch(undefined),
  customer: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  subscription: z.string().nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_subtotal: z.number().nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  metadata: Metadata,
})

const Item = z.object({
  current_period_end: seconds.optional(),
  price: z.object({ unit_amount: z.number().nullish(), currency: z.string().nullish(), metadata: Metadata }),
})

const Subscription = z.object({
  id: z.string(),
  customer: z.string().nullish(),
  status: z.string(),
  cancel_at_period_end: z.boolean().default(false),
  cancel_at: z.number().nullish(),
  current_period_end: seconds.optional(),
  items: z.object({ data: z.array(Item) }),
  metadata: z.object({ account: z.uuid() }).optional().catch(undefined),
})

const Invoice = z.object({
  subscription: z.string().nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }).nullish() }).nullish(),
  amount_paid: z.number().default(0),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }).optional() })) }).optional(),
})

/** Whatever is not listed gives no right to a plan. */
const STATUSES: Record<string, SubscriptionStatus> = { active: 'active', trialing: 'active', past_due: 'late' }

type Read = (object: unknown) => Omit<PaymentReport, 'id' | 'type' | 'at'> | undefined

function readCheckout(object: unknown): ReturnType<Read> {
  const session = Checkout.parse(object)
  if (session.payment_status === 'unpaid') return undefined
  const { amount_subtotal: amount, currency } = session
  const bought = session.metadata ?? (amount && currency ? boughtFor(amount, currency) : undefined)
  const email = session.customer_details?.email ?? session.customer_email
  return {
    subscriptionId: session.subscription ?? session.id,
    status: 'active',
    paid: session.payment_status === 'paid' && (session.amount_total ?? 0) > 0,
    ...(session.client_reference_id && { accountId: session.client_reference_id }),
    ...(email && { email }),
    ...(session.customer && { customerId: session.customer }),
    ...(bought && { bought }),
  }
}

function readSubscription(object: unknown): ReturnType<Read> {
  const subscription = Subscription.parse(object)
  const [item] = subscription.items.data
  const { unit_amount: amount, currency, metadata } = item?.price ?? {}
  const bought = metadata ?? (amount && currency ? boughtFor(amount, currency) : undefined)
  const paidUntil = item?.current_period_end ?? subscription.current_period_end
  return {
    subscriptionId: subscription.id,
    status: STATUSES[subscription.status] ?? 'ended',
    cancelled: subscription.cancel_at_period_end || Boolean(subscription.cancel_at),
    paid: false,
    ...(subscription.customer && { customerId: subscription.customer }),
    ...(subscription.metadata && { accountId: subscription.metadata.account }),
    ...(bought && { bought }),
    ...(paidUntil && { paidUntil }),
  }
}

const readEnd: Read = (object) => {
  const report = readSubscription(object)
  return report && { ...report, status: 'ended' }
}

const readInvoice =
  (status: SubscriptionStatus): Read =>
  (object) => {
    const invoice = Invoice.parse(object)
    const subscriptionId = invoice.parent?.subscription_details?.subscription ?? invoice.subscription
    if (!subscriptionId) return undefined
    const paidUntil = status === 'active' ? invoice.lines?.data[0]?.period?.end : undefined
    return { subscriptionId, status, paid: invoice.amount_paid > 0, ...(paidUntil && { paidUntil }) }
  }

const READERS: Record<string, Read> = {
  'checkout.session.completed': readCheckout,
  'checkout.session.async_payment_succeeded': readCheckout,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.resumed': readSubscription,
  'customer.subscription.paused': readSubscription,
  'customer.subscription.deleted': readEnd,
  'invoice.paid': readInvoice('active'),
  'invoice.payment_failed': readInvoice('late'),
}

/** The report of an event; undefined when it says nothing about a plan. Throws when it is not as Stripe writes it. */
export function readReport({ id, type, created, data }: PaymentEvent): PaymentReport | undefined {
  const read = READERS[type]?.(data.object)
  return read && { id, type, at: created, ...read }
}
