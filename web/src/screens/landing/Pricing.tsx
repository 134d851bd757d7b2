import { PLAN_IDS } from '@octavo/contract/plan'
import { useState } from 'react'
import { type Period, PlanChoice } from '#parts/plan/PlanChoice.tsx'
import { PlanCard } from './PlanCard.tsx'
import { useBoot } from './use-boot.ts'

/** The plans by year or month. A plan's button opens its payment link, or sign-up where none is set. */
export function Pricing() {
  const [period, setPeriod] = useState<Period>('annual')
  const boot = useBoot()
  return (
    <section id="pricing" className="border-line border-t bg-sunken/50 py-24">
      <div className="mx-auto max-w-[1240px] px-5">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 className="max-w-[16ch] text-4xl">Plans by the year’s worth of credits</h2>
          <PlanChoice period={period} onPeriod={setPeriod} />
        </div>
        <div className="mt-10 grid gap-5 md:grid-cols-3">
          {PLAN_IDS.map((id) => (
            <PlanCard
              key={id}
              id={id}
              period={period}
              currency={boot?.currency ?? 'USD'}
              checkout={boot?.checkout[`${id}.${period}`]}
            />
          ))}
        </div>
        <p className="mt-6 max-w-[80ch] text-ink-3 text-sm">
          Writing, checking and editing scripts costs no credits. Before a trial ends you are reminded 48 and 24 hours
          ahead. On an installation without a payment provider nothing is charged and the trial does not end.
        </p>
      </div>
    </section>
  )
}
