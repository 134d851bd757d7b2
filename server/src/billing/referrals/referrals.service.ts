/** Referrals: 20 credits for a sign-up whose address is confirmed, 100 for one that pays. */
import { REFERRAL_CREDITS } from '@octavo/contract/plan'
import { type ReferralCredits, type ReferralLink, referralPath, type ViralAnalytics } from '@octavo/contract/referral'
import { isUnconfirmed } from '#accounts/index.ts'
import { type AccountRow, type Ctx, type Owned, ownedBy, type SignedIn } from '#context.ts'
import { creditState, earnReferral, referralBalance } from '#credits/index.ts'
import { knownVia } from './channels.service.ts'
import { isSamePerson } from './referrals.rules.ts'
import * as store from './referrals.store.ts'

const { freeSignup, paidSignup } = REFERRAL_CREDITS
const RECENT = 20

/** What a referral link says: who invites, and by which of their channels. */
type Followed = { ref: string | undefined; channel?: string | undefined }

/**
 * Notes who brought the new account, in the transaction that makes it. An unknown code and one's own are passed over: nobody
 * is kept from signing up by a link.
 */
export async function recordReferral(ctx: Ctx, account: AccountRow, { ref: code, channel }: Followed): Promise<void> {
  const referrer = code && (await store.accountByCode(ctx, code.toLowerCase()))
  if (!referrer || referrer.id === account.id || isSamePerson(referrer, account)) return
  await store.insertReferral(ownedBy(ctx, referrer.id), account.id, await knownVia(ownedBy(ctx, referrer.id), channel))
  // Mailboxes that nobody owns cost nothing: where credits are worth money, they earn nothing either.
  if (!isUnconfirmed(ctx, account)) await earnSignup(ctx, account.id)
}

/** The sign-up counts, in the caller's transaction: its referrer earns the first credits, once. */
export async function earnSignup(ctx: Ctx, referredId: string): Promise<void> {
  const accountId = await store.markEarned(ctx, referredId)
  if (!accountId) return
  await earnReferral(ownedBy(ctx, accountId), {
    key: `referral ${referredId} signup`,
    amount: freeSignup,
    note: 'Somebody you referred signed up',
  })
}

/** The account has paid, in the caller's transaction: its sign-up counts, and its referrer earns the rest, once. */
export async function recordPayment(ctx: Ctx, referredId: string): Promise<void> {
  await earnSignup(ctx, referredId)
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
  const [{ total, paid, waiting }, invited, recent] = await Promise.all([
    store.countReferrals(ctx),
    store.countInvited(ctx),
    store.latestReferrals(ctx, RECENT),
  ])
  return {
    totalReferrals: total,
    waiting,
    freeSignups: total - paid,
    paidSignups: paid,
    viralCoefficient: invited === 0 ? null : total / invited,
    invited,
    ...earnedBy(total, paid),
    recent: recent.map(({ createdAt, earnedAt, paidAt }) => ({
      at: createdAt.toISOString(),
      paid: paidAt !== null,
      waiting: earnedAt === null,
      credits: paidAt ? paidSignup : earnedAt ? freeSignup : 0,
    })),
  }
}

export const referralLink = ({ config, account }: SignedIn): ReferralLink => ({
  code: account.referralCode,
  url: config.publicUrl + referralPath(account.referralCode),
})
