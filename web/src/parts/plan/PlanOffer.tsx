import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { CREDIT_COSTS, monthlyCredits, PLANS, type PlanId } from '@octavo/contract/plan'
import { formatCount, plural } from '#format/number.ts'
import { Check } from '#ui/icons/index.ts'
import type { Period } from './PlanChoice.tsx'

type Plan = (typeof PLANS)[PlanId]

const contents = (plan: Plan) => [
  `${formatCount(plan.creditsPerYear)} credits/year`,
  `${formatCount(plan.contacts)} CRM contacts`,
  `${formatCount(plan.emails)} emails`,
  `${formatCount(plan.texts)} SMS`,
  plural(plan.brands, 'brand'),
  `${plural(plan.emailsPerDomain, 'email')}/domain`,
]

const BATCH_CREDITS = WEEKLY_BATCH.shorts * CREDIT_COSTS.short + WEEKLY_BATCH.longForm * CREDIT_COSTS.long
const batchesAMonth = (id: PlanId) => Math.floor(monthlyCredits(id) / BATCH_CREDITS)

type PlanOfferProps = { id: PlanId; period: Period; currency: string }

/** What a plan costs for the chosen period, and what it holds. */
export function PlanOffer({ id, period, currency }: PlanOfferProps) {
  const plan = PLANS[id]
  return (
    <>
      <p className="text-ink-2 text-sm">{plan.trialDays ? `${plan.trialDays}-day free trial, then` : '1x scale'}</p>
      <Price plan={plan} period={period} currency={currency} />
      <ul className="my-6 grid gap-2.5 border-line border-t pt-6 text-sm">
        {contents(plan).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check className="mt-0.5 size-4 shrink-0 text-ink-3" />
            {line}
          </li>
        ))}
        <li className="pl-6.5 text-ink-3">
          {formatCount(monthlyCredits(id))} credits a month: {batchesAMonth(id)} weekly batches
        </li>
      </ul>
    </>
  )
}

function Price({ plan, period, currency }: { plan: Plan; period: Period; currency: string }) {
  const money = (amount: number) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
  const annual = period === 'annual'
  return (
    <>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="display num text-4xl">{money(annual ? plan.annualPrice : plan.monthlyPrice)}</span>
        <span className="text-ink-2 text-sm">/{annual ? 'year' : 'month'}</span>
        {annual && <s className="num text-ink-3 text-sm">{money(plan.annualListPrice)}</s>}
      </p>
      <p className="h-5 text-ok text-sm">{annual && `Save ${money(plan.annualListPrice - plan.annualPrice)}`}</p>
    </>
  )
}
