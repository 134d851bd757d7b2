import type { DashboardStats } from '@octavo/contract/analytics'
import { monthlyCredits, PLANS } from '@octavo/contract/plan'
import { Link } from 'wouter'
import { formatCount } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The plan and what is left of this month's credits. */
export function PlanCard({ stats }: { stats: DashboardStats | undefined }) {
  if (!stats) return <Skeleton className="h-46 rounded-xl" />
  const monthly = stats.monthlyCredits || monthlyCredits('starter')
  return (
    <Card>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-base">{stats.planType || PLANS.starter.planType} Plan</h2>
        <Badge tone="ok">Active</Badge>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="display num text-3xl">
          {formatCount(stats.creditsRemaining)}{' '}
          <span className="font-normal font-sans text-ink-2 text-sm tracking-normal">Credits Left</span>
        </p>
        <span className="num text-ink-2 text-sm">
          {formatCount(stats.creditsUsed)} / {formatCount(monthly)} used
        </span>
      </div>
      <Progress className="mt-2" label="Credits used" value={(stats.creditsUsed / monthly) * 100} />
      <p className="mt-3 text-ink-3 text-xs">
        Resets monthly •{' '}
        <Link href="/pricing" className="underline underline-offset-3 hover:text-ink">
          Upgrade for more
        </Link>
      </p>
    </Card>
  )
}
