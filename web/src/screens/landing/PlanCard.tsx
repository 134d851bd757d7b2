import { CREDIT_COSTS, monthlyCredits, PLANS, type PlanId, WEEKLY_BATCH } from '@octavo/contract'
import { Check } from 'lucide-react'
import { count, plural } from '#shared/figure-words.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { SIGN_UP } from './doors.ts'

export type Period = 'monthly' | 'annual'
type Plan = (typeof PLANS)[PlanId]

const FAVOURED: PlanId = 'pro'
const CALLS: Record<PlanId, string> = { starter: 'Start the free trial', pro: 'Choose Pro', elite: 'Choose Elite' }

const contents = (plan: Plan) => [
  `${count(plan.creditsPerYear)} credits/year`,
  `${count(plan.contacts)} CRM contacts`,
  `${count(plan.emails)} emails`,
  `${count(plan.texts)} SMS`,
  plural(plan.brands, 'brand'),
  `${plural(plan.emailsPerDomain, 'email')}/domain`,
]

const BATCH_CREDITS = WEEKLY_BATCH.shorts * CREDIT_COSTS.short + WEEKLY_BATCH.longForm * CREDIT_COSTS.long
const batchesAMonth = (id: PlanId) => Math.floor(monthlyCredits(id) / BATCH_CREDITS)

type PlanCardProps = { id: PlanId; period: Period; currency: string; checkout: string | undefined }

/** One plan: what it costs for the chosen period, what it holds, and its button. */
export function PlanCard({ id, period, currency, checkout }: PlanCardProps) {
  const plan = PLANS[id]
  const favoured = id === FAVOURED
  const look = buttonStyle({ variant: favoured ? 'make' : 'outline', size: 'lg', className: 'mt-auto' })
  return (
    <article className={cn('card flex flex-col p-7', favoured && 'border-line-strong shadow-2')}>
      <h3 className="text-xl">{plan.name}</h3>
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
          {count(monthlyCredits(id))} credits a month: {batchesAMonth(id)} weekly batches
        </li>
      </ul>
      {checkout ? (
        <a href={checkout} target="_blank" rel="noopener noreferrer" className={look}>
          {CALLS[id]}
        </a>
      ) : (
        <a href={SIGN_UP} className={look}>
          {CALLS[id]}
        </a>
      )}
    </article>
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
