/** Pure arithmetic of the credits ledger. */

/** The month a moment belongs to for a person in a time zone: `2026-11`. */
export function monthPot(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}`
}

export const REFERRAL_POT = 'referral'

export type Balances = { month: number; referral: number }

/** What may be spent now: this month's grant and the referral credits. Never below zero. */
export const balanceOf = ({ month, referral }: Balances): number => Math.max(0, month) + Math.max(0, referral)

/** Takes the month's credits first, since they lapse; nothing when there is not enough. */
export function splitSpend(
  amount: number,
  { month, referral }: Balances,
): { month: number; referral: number } | undefined {
  const fromMonth = Math.min(amount, Math.max(0, month))
  const fromReferral = amount - fromMonth
  return fromReferral > Math.max(0, referral) ? undefined : { month: fromMonth, referral: fromReferral }
}
