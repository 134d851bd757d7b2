import { PLAN_IDS, type PlanOverview } from '@octavo/contract/plan'
import { useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { ConfirmAddress } from '#parts/account/ConfirmAddress.tsx'
import { type Period, PlanChoice } from '#parts/plan/PlanChoice.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { PlanCard } from './PlanCard.tsx'
import { useCheckout } from './useCheckout.ts'

const PAYMENTS: Record<PlanOverview['payments'], string> = {
  stripe: 'A plan is paid in the checkout that opens in a new tab. It can be ended at any time in the billing portal.',
  test: 'Test checkout: it opens in a new tab, no money moves, and the plan is there at once.',
  none: 'Nothing is sold on this installation. Whoever runs it can set payment links.',
}

/** The account's plan and its use, and the plans by credits per year. */
export default function Pricing() {
  const { plans, waiting, begin, stop } = useCheckout()
  const { data, error, refetch } = plans
  return (
    <>
      <PageHeader
        title="Plans"
        subtitle="Old pricing was deleted; in its place is the new credits-per-year structure below."
      />
      <ConfirmAddress className="mb-4" />
      {error && !data && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <CurrentPlan overview={data} waiting={waiting} onLeave={begin} onStop={stop} />
          <Offers overview={data} onLeave={begin} />
        </>
      )}
    </>
  )
}

function Offers({ overview, onLeave }: { overview: PlanOverview; onLeave: () => void }) {
  const [period, setPeriod] = useState<Period>('annual')
  const own = overview.plans.findIndex(({ current }) => current)
  return (
    <section aria-labelledby="offers" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="offers" className="text-xl">
          Credits per year
        </h2>
        <PlanChoice period={period} onPeriod={setPeriod} />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {overview.plans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            overview={overview}
            period={period}
            favoured={index === Math.max(1, own + 1)}
            onLeave={onLeave}
          />
        ))}
      </div>
      <p className="mt-4 max-w-[80ch] text-ink-2 text-sm">
        {PAYMENTS[overview.payments]} Writing, checking and editing scripts costs no credits.
        {overview.trialEnds && ' You are reminded by mail 48 and 24 hours before the trial ends.'}
      </p>
    </section>
  )
}

const Loading = () => (
  <>
    <Skeleton className="h-46 rounded-xl" />
    <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-3">
      {PLAN_IDS.map((id) => (
        <Skeleton key={id} className="h-110 rounded-xl" />
      ))}
    </div>
  </>
)
