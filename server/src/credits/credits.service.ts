import { monthlyCredits } from '@octavo/contract/plan'
import { accountById, lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { type Ctx, inTransaction, type Owned } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import {
  balanceOf,
  monthPot,
  potEntries,
  REFERRAL_POT,
  type Refund,
  refundEntries,
  splitSpend,
} from './credits.rules.ts'
import { entriesOfSpends, grantedIn, insertEntries, insertEntry, lockSpends, sumOfPots } from './credits.store.ts'

export type CreditState = { monthly: number; used: number; remaining: number }

/** The account's credits now. The month's grant is written when the month is first looked at. */
export async function creditState(ctx: Owned): Promise<CreditState> {
  const month = await monthOf(ctx)
  let found = await readBalances(ctx, month.pot)
  // Looking writes nothing, but for the month's first look.
  if (!found.granted) {
    await grantMonth(ctx, month)
    found = await readBalances(ctx, month.pot)
  }
  return { monthly: month.monthly, used: found.used, remaining: balanceOf(found.balances) }
}

/** Spends inside the caller's transaction, or refuses and changes nothing: whatever is made costs credits, so a suspended account is refused here. The same key spends once. */
export async function spendCredits(ctx: Owned, spend: { key: string; amount: number; note: string }): Promise<void> {
  await lockAccount(ctx)
  await refuseToWork(ctx)
  const { key, amount, note } = spend
  if ((await entriesOfSpends(ctx, [key])).length > 0) return
  const { pot } = await currentMonth(ctx)
  const { balances } = await readBalances(ctx, pot)
  const parts = splitSpend(amount, balances)
  if (!parts) throw tooFew(amount, balanceOf(balances))
  const taken = potEntries(key, pot, { month: -parts.month, referral: -parts.referral })
  await insertEntries(
    ctx,
    taken.map((entry) => ({ ...entry, kind: 'spend' as const, spend: key, note })),
  )
  await notify(ctx, { type: 'credits' })
}

/** Refuses early what could not be paid for later; spending checks again. */
export async function requireCredits(ctx: Owned, amount: number): Promise<void> {
  await refuseToWork(ctx)
  const { remaining } = await creditState(ctx)
  if (remaining < amount) throw tooFew(amount, remaining)
}

const tooFew = (needed: number, left: number): Refusal =>
  new Refusal(
    'plan-limit',
    `This needs ${needed} ${needed === 1 ? 'credit' : 'credits'} and you have ${left} left this month. Credits come back on the 1st; a larger plan has more.`,
  )

/** Gives credits back for what was not made, to the pots that paid; the same key gives back once. What a month paid counts for the current one. */
export const refundCredits = (ctx: Owned, refund: Refund): Promise<void> => refundAll(ctx, [refund])

/**
 * Gives back what many things cost that were not made, in as many statements as for one. Whoever holds rows of what was paid
 * for takes all of them before: two who give back of the same spend wait for each other here.
 */
export const refundAll = (ctx: Owned, refunds: readonly Refund[]): Promise<void> =>
  inTransaction(ctx, async (within) => {
    const owed = refunds.filter(({ amount }) => amount > 0)
    if (owed.length === 0) return
    const spends = [...new Set(owed.map(({ spend }) => spend))]
    await lockSpends(within, spends)
    const { pot } = await currentMonth(within)
    const entries = refundEntries(owed, await entriesOfSpends(within, spends), pot)
    if (entries.length === 0) return
    await insertEntries(
      within,
      entries.map((entry) => ({ ...entry, kind: 'refund' as const })),
    )
    await notify(within, { type: 'credits' })
  })

/** Referral credits never lapse; the same key earns once. */
export async function earnReferral(ctx: Owned, earned: { key: string; amount: number; note: string }): Promise<void> {
  await insertEntry(ctx, { kind: 'referral', pot: REFERRAL_POT, ...earned })
  await notify(ctx, { type: 'credits' })
}

/** Referral credits that are left. */
export async function referralBalance(ctx: Owned): Promise<number> {
  const [sum] = await sumOfPots(ctx, [REFERRAL_POT])
  return Math.max(0, sum?.total ?? 0)
}

/** After a change to a larger plan: this month's credits become those of the plan at once. A smaller one counts from the next month. */
export async function topUpMonth(ctx: Owned): Promise<void> {
  const { pot, monthly } = await currentMonth(ctx)
  const missing = monthly - (await grantedIn(ctx, pot))
  if (missing <= 0) return
  await insertEntry(ctx, {
    kind: 'grant',
    pot,
    amount: missing,
    key: `grant ${pot} ${monthly}`,
    note: `More credits for ${pot}`,
  })
  await notify(ctx, { type: 'credits' })
}

type Month = { pot: string; monthly: number }

async function monthOf(ctx: Owned): Promise<Month> {
  const account = await accountById(ctx as Ctx, ctx.accountId)
  if (!account) throw new Refusal('signed-out', 'This account is not there any more.')
  return { pot: monthPot(ctx.now(), account.timeZone), monthly: monthlyCredits(account.plan) }
}

const grantMonth = (ctx: Owned, { pot, monthly }: Month): Promise<boolean> =>
  insertEntry(ctx, { kind: 'grant', pot, amount: monthly, key: `grant ${pot}`, note: `Credits of ${pot}` })

/** The month with its grant. */
async function currentMonth(ctx: Owned): Promise<Month> {
  const month = await monthOf(ctx)
  await grantMonth(ctx, month)
  return month
}

async function readBalances(ctx: Owned, pot: string) {
  const sums = await sumOfPots(ctx, [pot, REFERRAL_POT])
  const of = (name: string) => sums.find((sum) => sum.pot === name)
  const balances = { month: of(pot)?.total ?? 0, referral: of(REFERRAL_POT)?.total ?? 0 }
  return { balances, used: Math.max(0, of(pot)?.used ?? 0), granted: of(pot)?.granted ?? false }
}
