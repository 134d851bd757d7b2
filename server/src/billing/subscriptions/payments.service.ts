/** Handles what the payment provider reports: each report once, in any order. */
import { accountByEmail, accountById, isUnconfirmed, lockAccount, setPlan } from '#accounts/index.ts'
import { recordPayment } from '#billing/referrals/index.ts'
import { type AccountRow, type Ctx, inTransaction, ownedBy } from '#context.ts'
import { topUpMonth } from '#credits/index.ts'
import { Refusal } from '#refusal.ts'
import { PaymentEvent, type PaymentReport, readReport } from './payment-reports.ts'
import { largestPlan, nextPayment } from './prices.rules.ts'
import * as store from './subscriptions.store.ts'

/** Handles one report. Answers in a sentence what was done; the same report again does nothing. */
export async function handleReport(ctx: Ctx, body: string, signature: string): Promise<string> {
  const { payments } = ctx.services
  if (!payments.can.sell) throw new Refusal('not-found', 'This installation sells nothing.')
  if (!payments.isOwnReport(body, signature, ctx.now()))
    throw new Refusal('invalid', 'The signature of this report is not right, or older than five minutes.')
  const event = PaymentEvent.safeParse(parsed(body))
  if (!event.success) throw new Refusal('invalid', 'This is no report of a payment.')
  const report = reportOf(event.data)
  return inTransaction(ctx, async (within) => {
    const { id, type } = event.data
    if (!(await store.insertEvent(within, { id, type, outcome: 'begun' }))) return 'This report is known.'
    const outcome = report ? await apply(within, report) : 'It says nothing about a plan.'
    await store.noteOutcome(within, id, outcome)
    return outcome
  })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function reportOf(event: PaymentEvent): PaymentReport | undefined {
  try {
    return readReport(event)
  } catch {
    throw new Refusal('invalid', `This ${event.type} is not as the provider writes it.`)
  }
}

async function apply(ctx: Ctx, report: PaymentReport): Promise<string> {
  const row = await putSubscription(ctx, report)
  if (!row) return 'No plan of ours has this price; nothing was changed.'
  if (!row.accountId) return 'Kept until an account confirms the address that paid.'
  if (report.paid) await recordPayment(ctx, row.accountId)
  await settlePlan(ctx, row.accountId)
  return `The ${row.plan} subscription is ${row.status}.`
}

async function putSubscription(ctx: Ctx, report: PaymentReport): Promise<store.SubscriptionRow | undefined> {
  const accountId = await accountOf(ctx, report)
  // So that nobody else settles this account's plan in the meantime.
  if (accountId) await lockAccount(ownedBy(ctx, accountId))
  const before = await store.lockSubscription(ctx, report.subscriptionId)
  if (before) return store.updateSubscription(ctx, before.id, changesOf(before, report, accountId))
  // A bill can be reported before what it is for: the provider reports again what is refused.
  if (!report.bought && report.type.startsWith('invoice.'))
    throw new Refusal('conflict', 'The subscription of this bill is not known yet.', 60)
  if (!report.bought) {
    ctx.log.error(`A payment was reported (${report.id}) whose price is that of no plan`)
    return undefined
  }
  const made = await store.insertSubscription(ctx, {
    id: report.subscriptionId,
    accountId: accountId ?? null,
    email: report.email ?? null,
    provider: ctx.services.payments.kind === 'test' ? 'test' : 'stripe',
    customerId: report.customerId ?? null,
    ...report.bought,
    status: report.status ?? 'active',
    paidUntil: report.paidUntil ?? nextPayment(report.at, report.bought.period),
    cancelled: report.cancelled ?? false,
    eventAt: report.at,
    createdAt: report.at,
  })
  // Another report of it came in between: it is there now.
  return made ?? putSubscription(ctx, report)
}

/** Whose it is stays as first known; its state is what the latest report says. */
function changesOf(before: store.SubscriptionRow, report: PaymentReport, accountId: string | undefined) {
  const isNews = report.at >= before.eventAt
  const { status, paidUntil, cancelled, bought } = report
  return {
    accountId: before.accountId ?? accountId ?? null,
    email: before.email ?? report.email ?? null,
    customerId: before.customerId ?? report.customerId ?? null,
    ...(isNews && {
      ...bought,
      ...(status && { status }),
      ...(paidUntil && { paidUntil }),
      ...(cancelled !== undefined && { cancelled }),
      eventAt: report.at,
    }),
    // A later end that the provider names counts even in a report that comes late.
    ...(!isNews && paidUntil && (!before.paidUntil || paidUntil > before.paidUntil) && { paidUntil }),
  }
}

/** For whom is paid: whom the payer's browser names, else whose confirmed address it is. */
async function accountOf(ctx: Ctx, { accountId, email }: PaymentReport): Promise<string | undefined> {
  const named = accountId && (await accountById(ctx, accountId))
  if (named) return named.id
  const known = email && (await accountByEmail(ctx, email))
  if (!known) return undefined
  // Either the confirmation that comes at this moment is seen here, or it sees what is kept here.
  await lockAccount(ownedBy(ctx, known.id))
  const account = await accountById(ctx, known.id)
  return account && !isUnconfirmed(ctx, account) ? account.id : undefined
}

/** Brings the account's plan to what is paid for: the largest of it, or none. The caller has locked the account. */
export async function settlePlan(ctx: Ctx, accountId: string): Promise<void> {
  const owned = ownedBy(ctx, accountId)
  const all = await store.subscriptionsOf(owned)
  if (all.length === 0) return
  const plan = largestPlan(all.filter(({ status }) => status !== 'ended').map((one) => one.plan))
  const account = await accountById(ctx, accountId)
  // A trial that was given up for a plan is over when that plan is.
  await setPlan(
    owned,
    plan ? { plan, trialEndsAt: null } : { plan: 'starter', trialEndsAt: account?.trialEndsAt ?? ctx.now() },
  )
  await topUpMonth(owned)
}

/** An account gets what was paid for with its address before, in the transaction that creates it or confirms the address. */
export async function claimPayments(ctx: Ctx, account: AccountRow): Promise<void> {
  if (isUnconfirmed(ctx, account)) return
  const { id, email } = account
  const rows = await store.unclaimedOf(ctx, email)
  for (const row of rows) await store.updateSubscription(ctx, row.id, { accountId: id })
  if (rows.some(({ status }) => status === 'active')) await recordPayment(ctx, id)
  if (rows.length > 0) await settlePlan(ctx, id)
}

/** Every hour: what was bought without money goes on or ends by itself, and a single payment ends with its time. */
export async function renewOrEnd(ctx: Ctx): Promise<void> {
  for (const { id, accountId } of await store.overdue(ctx)) {
    await inTransaction(ctx, async (within) => {
      if (!accountId) return
      await lockAccount(ownedBy(within, accountId))
      const row = await store.lockSubscription(within, id)
      if (!row?.paidUntil || row.paidUntil >= ctx.now() || row.status === 'ended') return
      const goesOn = row.provider === 'test' && !row.cancelled
      await store.updateSubscription(
        within,
        id,
        goesOn ? { paidUntil: nextPayment(row.paidUntil, row.period) } : { status: 'ended' },
      )
      await settlePlan(within, accountId)
    })
  }
}
