import { ANNUAL_BADGE, type BillingPeriod, SCALES } from '@octavo/contract/plan'
import { cn } from '#ui/cn.ts'
import { Segmented } from '#ui/Segmented.tsx'

export type Period = BillingPeriod

const PERIODS = [
  { value: 'annual', label: `Annual ${ANNUAL_BADGE}` },
  { value: 'monthly', label: 'Monthly' },
] as const satisfies readonly { value: Period; label: string }[]

/** By the year or by the month, and the scale of which one is for sale. */
export const PlanChoice = ({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) => (
  <div className="flex flex-wrap gap-3">
    <Segmented label="Billing" value={period} onChange={onPeriod} options={PERIODS} />
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
  </div>
)
