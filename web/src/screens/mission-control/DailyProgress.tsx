import type { ProductionState } from '@octavo/contract/production'
import { useAccount } from '#api/account.queries.ts'
import { formatNearMoment } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { Card } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** How far today's production is, and when the next begins. */
export function DailyProgress({ production }: { production: ProductionState | undefined }) {
  const { data: account } = useAccount()
  if (!production) return <Skeleton className="h-37 rounded-xl" />
  const { current_daily_output: made, daily_production_target: target, next_batch_at } = production
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base">Daily progress</h2>
        <p className="num text-ink-2 text-sm">
          Next batch <b className="font-semibold text-ink">{formatNearMoment(next_batch_at, account?.timeZone)}</b>
        </p>
      </div>
      <p className="display num mt-2 text-3xl">
        {formatCount(made)} of {formatCount(target)}{' '}
        <span className="font-normal font-sans text-ink-2 text-sm tracking-normal">films ordered today</span>
      </p>
      <Progress
        className="mt-3 h-2"
        label="Daily progress"
        value={target === 0 ? 0 : (made / target) * 100}
        tone={made >= target ? 'ok' : 'make'}
      />
      <p className="mt-2 text-ink-2 text-sm">
        {made >= target
          ? 'Today is done.'
          : `${formatCount(target - made)} more today, each with a predicted score of ${production.settings.quality_threshold} or better.`}
      </p>
    </Card>
  )
}
