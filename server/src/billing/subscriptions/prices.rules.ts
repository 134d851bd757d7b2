/** Pure: which plan a price is, what a plan costs, and until when it is paid. */
import { BILLING_PERIODS, type BillingPeriod, PLAN_IDS, PLANS, type PlanId } from '@octavo/contract/plan'

export type Bought = { plan: PlanId; period: BillingPeriod }

const priceOf = ({ plan, period }: Bought): number =>
  period === 'monthly' ? PLANS[plan].monthlyPrice : PLANS[plan].annualPrice

/** How many of its smallest unit make one of a currency: 100 cents, but 1 yen. */
const unitsOf = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** The price in the smallest unit of the currency, as payment providers write it. */
export const amountOf = (bought: Bought, currency: string): number => priceOf(bought) * unitsOf(currency)

const EVERYTHING: Bought[] = PLAN_IDS.flatMap((plan) => BILLING_PERIODS.map((period) => ({ plan, period })))

/** What is sold for this amount; the six prices differ. */
export const boughtFor = (amount: number, currency: string): Bought | undefined =>
  EVERYTHING.find((one) => amountOf(one, currency) === amount)

/** The same day of the next month or year, or the last one that it has. */
export function nextPayment(from: Date, period: BillingPeriod): Date {
  const months = from.getUTCFullYear() * 12 + from.getUTCMonth() + (period === 'monthly' ? 1 : 12)
  const [year, month] = [Math.floor(months / 12), months % 12]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const next = new Date(from)
  next.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return next
}

/** The largest plan among what is paid for. */
export const largestPlan = (plans: readonly PlanId[]): PlanId | undefined =>
  PLAN_IDS.findLast((id) => plans.includes(id))
