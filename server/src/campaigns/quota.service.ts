import type { Channel } from '@octavo/contract/contact'
import { PLANS, TRIAL_EMAILS } from '@octavo/contract/plan'
import type { AccountRow, Owned, SignedIn } from '#context.ts'
import { monthPot } from '#credits/index.ts'
import { Refusal } from '#refusal.ts'
import { keptInMonth, sentInMonth, usedInMonth } from './sends.store.ts'

const WORDS = { email: 'mails', sms: 'texts' } as const

/** Messages that the account may send in a month. */
export const monthlyLimit = ({ plan, trialEndsAt }: AccountRow, channel: Channel): number =>
  channel === 'sms' ? PLANS[plan].texts : trialEndsAt !== null ? TRIAL_EMAILS : PLANS[plan].emails

/** Messages that have left this month, on either channel, and the limits. */
export async function sendingFigures(ctx: SignedIn) {
  const month = monthPot(ctx.now(), ctx.account.timeZone)
  const figures = async (channel: Channel) => {
    const [sent, kept] = await Promise.all([sentInMonth(ctx, channel, month), keptInMonth(ctx, channel, month)])
    return { used: sent + kept, kept, limit: monthlyLimit(ctx.account, channel) }
  }
  const [email, sms] = await Promise.all([figures('email'), figures('sms')])
  return { email, sms }
}

/** Room left in a month, waiting messages taken off. The account must be locked for it to hold. */
export const roomInMonth = async (ctx: Owned, account: AccountRow, channel: Channel, month: string): Promise<number> =>
  monthlyLimit(account, channel) - (await usedInMonth(ctx, channel, month))

/** Refuses what was just added when it is more than the month has room for: the transaction takes it back. */
export async function refuseOverMonthlyLimit(
  ctx: SignedIn,
  channel: Channel,
  month: string,
  added: number,
): Promise<void> {
  const limit = monthlyLimit(ctx.account, channel)
  const used = await usedInMonth(ctx, channel, month)
  if (used <= limit) return
  const { name } = PLANS[ctx.account.plan]
  const [most, before, more] = [limit, used - added, added].map((number) => number.toLocaleString('en'))
  throw new Refusal(
    'plan-limit',
    `Your plan (${name}) sends ${most} ${WORDS[channel]} a month; ${before} of ${month} are used or waiting, and this one has ${more} recipients. Send to fewer contacts, wait for the next month or choose a larger plan.`,
  )
}
