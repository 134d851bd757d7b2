import { ANNUAL_BADGE, PLAN_IDS, SCALES } from '@octavo/contract'
import { useState } from 'react'
import { cn } from '#ui/cn.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { type Period, PlanCard } from './PlanCard.tsx'
import { useBoot } from './use-boot.ts'

const PERIODS = [
  { value: 'annual', label: `Annual ${ANNUAL_BADGE}` },
  { value: 'monthly', label: 'Monthly' },
] as const satisfies readonly { value: Period; label: string }[]

/** The plans by year or month. A plan's button opens its payment link, or sign-up where none is set. */
export function Pricing() {
  const [period, setPeriod] = useState<Period>('annual')
  const boot = useBoot()
  return (
    <section id="pricing" className="border-line border-t bg-sunken/50 py-24">
      <div className="mx-auto max-w-[1240px] px-5">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 className="max-w-[16ch] text-4xl">Plans by the year’s worth of credits</h2>
          <div className="flex flex-wrap gap-3">
            <Segmented label="Billing" value={period} onChange={setPeriod} options={PERIODS} />
            <Scale />
          </div>
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

function Scale() {
  return (
    <ul aria-label="Scale" className="flex items-center rounded-lg border border-line bg-surface p-1 text-sm">
      {SCALES.map(({ label, available }) => (
        <li
          key={label}
          aria-current={available ? 'true' : undefined}
          className={cn('whitespace-nowrap rounded-md px-3 py-1.5', available ? 'bg-sunken font-medium' : 'text-ink-3')}
        >
          {label}
          {!available && ' Coming Soon'}
        </li>
      ))}
    </ul>
  )
}
