import type { PlanOverview } from '@octavo/contract/plan'
import { Link } from 'wouter'
import { formatCount } from '#format/number.ts'
import { cn } from '#ui/cn.ts'
import { Progress } from '#ui/Progress.tsx'

type Quota = keyof PlanOverview['use']

const QUOTAS: readonly (readonly [quota: Quota, label: string, when: string, path: string])[] = [
  ['credits', 'Credits', 'this month', '/dashboard'],
  ['emails', 'Emails', 'this month', '/viral-loop'],
  ['texts', 'SMS', 'this month', '/viral-loop'],
  ['contacts', 'CRM contacts', 'in all', '/viral-loop'],
  ['brands', 'Brands', 'in all', '/brands'],
]

/** How much of every quota is used. */
export const PlanUse = ({ use }: { use: PlanOverview['use'] }) => (
  <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-5">
    {QUOTAS.map(([quota, label, when, path]) => {
      const { used, limit } = use[quota]
      const full = used >= limit
      return (
        <li key={quota} className="min-w-0">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <Link href={path} className="truncate underline-offset-4 hover:underline">
              {label}
            </Link>
            <span className="num font-medium">
              {formatCount(used)} <span className="font-normal text-ink-2">of {formatCount(limit)}</span>
            </span>
          </div>
          <Progress
            label={`${label} used`}
            value={(used / limit) * 100}
            tone={full ? 'bad' : 'ink'}
            className="mt-1.5"
          />
          <p className={cn('mt-1 text-xs', full ? 'text-bad' : 'text-ink-3')}>{full ? `All used ${when}` : when}</p>
        </li>
      )
    })}
  </ul>
)
