/** The plans, the account's own, and how much of it is used. */
import { messages } from '@octavo/contract/messages'
import {
  BILLING_PORTAL_PATH,
  monthlyCredits,
  PLAN_IDS,
  PLANS,
  type PlanId,
  type PlanOverview,
} from '@octavo/contract/plan'
import { isUnconfirmed, refuseUnconfirmed } from '#accounts/index.ts'
import { countBrands } from '#brands/index.ts'
import { countContacts } from '#campaigns/contacts/index.ts'
import { sendingFigures } from '#campaigns/index.ts'
import type { SignedIn } from '#context.ts'
import { creditState } from '#credits/index.ts'
import { Refusal } from '#refusal.ts'
import * as store from './subscriptions.store.ts'

/** What `GET /api/plans` answers. */
export async function planOverview(ctx: SignedIn): Promise<PlanOverview> {
  const { account, config } = ctx
  const [subscriptions, use] = await Promise.all([store.subscriptionsOf(ctx), useOf(ctx)])
  const current = currentPlan(ctx, subscriptions)
  return {
    plans: PLAN_IDS.map((id) => planView(ctx, id)),
    currency: config.currency,
    current,
    use,
    payments: ctx.services.payments.kind,
    portalUrl: subscriptions.length > 0 && mayOpenPortal(ctx) ? BILLING_PORTAL_PATH : null,
    trialEnds: config.payments.trialEnds && account.trialEndsAt !== null,
  }
}

const mayOpenPortal = (ctx: SignedIn): boolean => ctx.services.payments.can.portal && !isUnconfirmed(ctx, ctx.account)

function planView(ctx: SignedIn, id: PlanId): PlanOverview['plans'][number] {
  const url = (period: 'monthly' | 'annual') =>
    ctx.services.payments.checkoutUrl({ plan: id, period }, ctx.account) ?? null
  return {
    id,
    ...PLANS[id],
    creditsPerMonth: monthlyCredits(id),
    current: ctx.account.plan === id && ctx.account.trialEndsAt === null,
    checkout: { monthly: url('monthly'), annual: url('annual') },
  }
}

async function useOf(ctx: SignedIn): Promise<PlanOverview['use']> {
  const [credits, sending, contacts, brands] = await Promise.all([
    creditState(ctx),
    sendingFigures(ctx),
    countContacts(ctx),
    countBrands(ctx),
  ])
  const plan = PLANS[ctx.account.plan]
  return {
    credits: { used: credits.used, limit: credits.monthly },
    emails: sending.email,
    texts: sending.sms,
    contacts: { used: contacts, limit: plan.contacts },
    brands: { used: brands, limit: plan.brands },
  }
}

function currentPlan(
  { account, config, now }: SignedIn,
  subscriptions: store.SubscriptionRow[],
): PlanOverview['current'] {
  const row = subscriptions.findLast(({ status, plan }) => status !== 'ended' && plan === account.plan)
  const ends = config.payments.trialEnds ? account.trialEndsAt : null
  const state = row ? (row.status === 'late' ? 'late' : 'active') : ends && ends <= now() ? 'ended' : 'trial'
  const isPlain = !row && account.trialEndsAt === null
  return {
    plan: account.plan,
    name: PLANS[account.plan].name,
    state: isPlain ? 'active' : state,
    period: row?.period ?? null,
    trialEndsAt: ends?.toISOString() ?? null,
    paidUntil: row?.paidUntil?.toISOString() ?? null,
    cancelled: row?.cancelled ?? false,
    says: saysOf({ state: isPlain ? 'active' : state, row, ends, timeZone: account.timeZone, plan: account.plan }),
  }
}

type PlanState = {
  state: PlanOverview['current']['state']
  row: store.SubscriptionRow | undefined
  ends: Date | null
  timeZone: string
  plan: PlanId
}

function saysOf({ state, row, ends, timeZone, plan }: PlanState): string {
  const date = (at: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(at)
  if (state === 'ended') return 'Your trial is over. Choose a plan to make and send again.'
  if (state === 'late') return 'The last payment failed. Please look after it in the billing portal.'
  if (state === 'trial')
    return ends ? `Your trial ends on ${date(ends)}.` : 'Free on this installation, with no end date.'
  if (!row?.paidUntil) return `You are on ${PLANS[plan].name}.`
  return row.cancelled ? `Paid until ${date(row.paidUntil)}, then it ends.` : `Renews on ${date(row.paidUntil)}.`
}

/** Nobody goes on paying for an account that no longer exists. */
export async function refuseWhilePaying(ctx: SignedIn): Promise<void> {
  const isCharged = ({ provider, status, cancelled }: store.SubscriptionRow) =>
    provider === 'stripe' && status !== 'ended' && !cancelled
  if ((await store.subscriptionsOf(ctx)).some(isCharged)) throw new Refusal('conflict', messages.account.stillPaying)
}

/** Where the account's subscription is managed. */
export async function portalUrl(ctx: SignedIn): Promise<string> {
  refuseUnconfirmed(ctx)
  const row = (await store.subscriptionsOf(ctx)).findLast(({ status }) => status !== 'ended')
  const url = await ctx.services.payments.portalUrl(row?.customerId ?? null, `${ctx.config.publicUrl}/pricing`)
  if (!url)
    throw new Refusal('not-found', 'There is no billing portal for this account. Ask whoever runs this installation.')
  return url
}
