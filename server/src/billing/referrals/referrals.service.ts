/** Referrals: 20 credits for a sign-up, 100 for one that pays. */
import { PLANS, REFERRAL_CREDITS } from '@octavo/contract/plan'
import { type ReferralCredits, type ReferralLink, referralPath, type ViralAnalytics } from '@octavo/contract/referral'
import { type AccountRow, type Ctx, type Owned, ownedBy, type SignedIn } from '#context.ts'
import { creditState, earnReferral, referralBalance } from '#credits/index.ts'
import { isSamePerson } from './referrals.rules.ts'
import * as store from './referrals.store.ts'

const { freeSignup, paidSignup } = REFERRAL_CREDITS
const RECENT = 20
const MONTHS_A_YEAR = 12

/**
 * Notes who brought the new account, in the transaction that makes it, and gives the referrer what a sign-up earns. An
 * unknown code and one's own are passed over: nobody is kept from signing up by a link.
 */
export async function recordReferral(ctx: Ctx, account: AccountRow, code: string | undefined): Promise<void> {
  const referrer = code && (await store.accountByCode(ctx, code.toLowerCase()))
  if (!referrer || referrer.id === account.id || isSamePerson(referrer, account)) return
  const owned = ownedBy(ctx, referrer.id)
  if (!(await store.insertReferral(owned, account.id))) return
  await earnReferral(owned, {
    key: `referral ${account.id} signup`,
    amount: freeSignup,
    note: 'Somebody you referred signed up',
  })
}

/** The account has paid, in the caller's transaction: its referrer earns the rest, once. */
export async function recordPayment(ctx: Ctx, referredId: string): Promise<void> {
  const accountId = await store.markPaid(ctx, referredId)
  if (!accountId) return
  await earnReferral(ownedBy(ctx, accountId), {
    key: `referral ${referredId} paid`,
    amount: paidSignup - freeSignup,
    note: 'Somebody you referred took a plan',
  })
}

const earnedBy = (total: number, paid: number) => ({
  creditsFromFree: (total - paid) * freeSignup,
  creditsFromPaid: paid * paidSignup,
  totalEarned: (total - paid) * freeSignup + paid * paidSignup,
})

export async function referralCredits(ctx: Owned): Promise<ReferralCredits> {
  const [credits, { remaining }, { total, paid }] = await Promise.all([
    referralBalance(ctx),
    creditState(ctx),
    store.countReferrals(ctx),
  ])
  return { credits, totalEarned: earnedBy(total, paid).totalEarned, spendable: remaining }
}

export async function viralAnalytics(ctx: Owned): Promise<ViralAnalytics> {
  const [{ total, paid }, invited, recent] = await Promise.all([
    store.countReferrals(ctx),
    store.countInvited(ctx),
    store.latestReferrals(ctx, RECENT),
  ])
  return {
    totalReferrals: total,
    freeSignups: total - paid,
    paidSignups: paid,
    viralCoefficient: invited === 0 ? null : total / invited,
    invited,
    ...earnedBy(total, paid),
    recent: recent.map(({ createdAt, paidAt }) => ({
      at: createdAt.toISOString(),
      paid: paidAt !== null,
      credits: paidAt ? paidSignup : freeSignup,
    })),
  }
}

export const referralLink = ({ config, account }: SignedIn): ReferralLink => ({
  code: account.referralCode,
  url: config.publicUrl + referralPath(account.referralCode),
})

/** What the people whom the account referred pay: null while it referred nobody. */
export async function referredBusiness(ctx: Owned): Promise<{ subscriptions: number; monthlyRevenue: number } | null> {
  const { total } = await store.countReferrals(ctx)
  if (total === 0) return null
  const paying = await store.referredSubscriptions(ctx)
  const monthly = paying.reduce(
    (sum, { plan, period }) =>
      sum + (period === 'monthly' ? PLANS[plan].monthlyPrice : PLANS[plan].annualPrice / MONTHS_A_YEAR),
    0,
  )
  return { subscriptions: paying.length, monthlyRevenue: Math.round(monthly * 100) / 100 }
}
