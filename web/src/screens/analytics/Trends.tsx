import type { Analytics } from '@octavo/contract/analytics'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatDay } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { AreaChart, Legend, type Series } from '#ui/AreaChart.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { RANGES, type Range } from './range.rules.ts'

type TrendsProps = { now: Analytics | undefined; before: Analytics | undefined; range: Range }
type Day = Analytics['trend'][number]

const minutes = (seconds: number) => Math.round(seconds / 6) / 10

const MEASURES = {
  views: { label: 'Views', of: (day: Day) => day.views, format: formatCount },
  clicks: { label: 'Clicks', of: (day: Day) => day.clicks, format: formatCount },
  watch: {
    label: 'Watch time',
    of: (day: Day) => minutes(day.watchSeconds),
    format: (value: number) => `${value} min`,
  },
} as const
type Measure = keyof typeof MEASURES
const OPTIONS = (Object.keys(MEASURES) as Measure[]).map((value) => ({ value, label: MEASURES[value].label }))

/** Performance day by day, over the same number of days before. */
export function Trends({ now, before, range }: TrendsProps) {
  const [measure, setMeasure] = useState<Measure>('views')
  if (!now) return <Skeleton className="h-105 rounded-xl" />
  const series = seriesOf(measure, now, before)
  return (
    <Card className="flex flex-col">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <CardHead
          title="Performance Trends"
          hint={`${RANGES.find(({ value }) => value === range)?.label} to ${formatDay(now.to)}, days of ${now.timeZone}`}
          className="mb-0"
        />
        <Segmented label="Measure" value={measure} onChange={setMeasure} options={OPTIONS} className="-my-1" />
      </div>
      {now.totals.videos === 0 ? (
        <NothingOut />
      ) : (
        <>
          <AreaChart
            title={`${MEASURES[measure].label} a day`}
            labels={now.trend.map(({ date }) => formatDay(date))}
            series={series}
            format={MEASURES[measure].format}
            height={336}
          />
          <div className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-1 pt-3">
            <Legend series={series} />
            {now.totals.views === 0 && <p className="text-ink-3 text-xs">No visitors in this period.</p>}
          </div>
        </>
      )}
    </Card>
  )
}

function seriesOf(measure: Measure, now: Analytics, before: Analytics | undefined): Series[] {
  const { label, of } = MEASURES[measure]
  const current = { name: label, values: now.trend.map(of) }
  if (!before || before.trend.length !== now.trend.length) return [current]
  const labels = before.trend.map(({ date }) => formatDay(date))
  return [current, { name: 'Previous period', values: before.trend.map(of), labels, dashed: true }]
}

const NothingOut = () => (
  <EmptyState
    title="No data yet"
    hint="The chart starts with your first published film. Its page counts views, clicks and messages."
    action={
      <Link href="/calendar" className={buttonStyle()}>
        Open the calendar
      </Link>
    }
    className="my-auto"
  />
)
