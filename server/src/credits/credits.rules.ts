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

/** What was given back, or is to be: under a key that gives back once, of the spend of that name. */
export type Refund = { key: string; spend: string; amount: number; note: string }

/** What a spend took from a pot (below zero), or what came back to it. */
export type SpendEntry = { spend: string; key: string; pot: string; amount: number }

const referralKey = (key: string) => `${key}:referral`
const ofReferral = (pot: string) => pot === REFERRAL_POT

/** An entry for each pot that has a part in it. */
export const potEntries = (key: string, pot: string, { month, referral }: Balances) =>
  [
    { key, pot, amount: month },
    { key: referralKey(key), pot: REFERRAL_POT, amount: referral },
  ].filter(({ amount }) => amount !== 0)

/**
 * The entries that give back, each refund to the pots that paid: what was taken last comes back first, and no pot gets more
 * than it gave. What a month paid counts for the current one. `entries` is all that is known of those spends.
 */
export function refundEntries(refunds: readonly Refund[], entries: readonly SpendEntry[], pot: string) {
  const known = new Set(entries.map(({ key }) => key))
  const takenFrom = new Map<string, Balances>()
  for (const { spend, pot, amount } of entries) {
    const { month, referral } = takenFrom.get(spend) ?? NOTHING
    takenFrom.set(spend, ofReferral(pot) ? { month, referral: referral - amount } : { month: month - amount, referral })
  }
  return refunds.flatMap(({ key, spend, amount, note }) => {
    if (known.has(key) || known.has(referralKey(key))) return []
    known.add(key)
    const taken = takenFrom.get(spend) ?? NOTHING
    const back = splitRefund(amount, taken)
    takenFrom.set(spend, { month: taken.month - back.month, referral: taken.referral - back.referral })
    return potEntries(key, pot, back).map((entry) => ({ ...entry, spend, note }))
  })
}

const NOTHING: Balances = { month: 0, referral: 0 }

function splitRefund(amount: number, taken: Balances): Balances {
  const referral = Math.min(amount, Math.max(0, taken.referral))
  return { referral, month: Math.min(amount - referral, Math.max(0, taken.month)) }
}

/** Takes the month's credits first, since they lapse; nothing when there is not enough. */
export function splitSpend(
  amount: number,
  { month, referral }: Balances,
): { month: number; referral: number } | undefined {
  const fromMonth = Math.min(amount, Math.max(0, month))
  const fromReferral = amount - fromMonth
  return fromReferral > Math.max(0, referral) ? undefined : { month: fromMonth, referral: fromReferral }
}
