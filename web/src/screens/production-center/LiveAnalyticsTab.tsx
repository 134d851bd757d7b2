import type { DashboardStats } from '@octavo/contract'
import { Clock, Eye, Film, MousePointerClick, ShieldCheck, ThumbsUp, TrendingUp } from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { useAnalytics, useStats } from '#api/stats.queries.ts'
import { count, percent } from '#shared/figure-words.ts'
import { dayWords, playTime } from '#shared/time-words.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

const SOON = [
  ['Live analytics', 'Figures of the outside networks, as soon as a brand is connected to one.'],
  ['ROI tracking', 'What a week cost beside what it brought, brand by brand.'],
] as const

/** Nothing to count is told as such, never as a zero. */
const counted = (value: number) => (value === 0 ? undefined : count(value))
const rounded = (value: number | null) => (value === null ? undefined : Math.round(value))

const productionOf = ({ production }: DashboardStats): Stat[] => [
  { label: 'Films made', value: counted(production.videosGenerated), note: 'Ready to watch', icon: Film },
  {
    label: 'Shorts this week',
    value: counted(production.weeklyUsed),
    note: `of ${production.weeklyQuota} a week`,
    icon: Clock,
  },
  {
    label: 'Viral score average',
    value: rounded(production.viralScoreAverage),
    note: 'Of finished films',
    icon: TrendingUp,
  },
  {
    label: 'Compliance rate',
    value: percent(production.complianceRate),
    note: 'Approved in the end',
    icon: ShieldCheck,
  },
]

/** What production and the film pages count today, and plainly what is not there yet. */
export function LiveAnalyticsTab() {
  const { data: stats } = useStats()
  return (
    <div className="grid grid-cols-1 gap-4">
      <StatTiles label="Production so far" stats={stats && productionOf(stats)} />
      <FilmPages />
      <div className="grid gap-4 md:grid-cols-2">
        {SOON.map(([title, what]) => (
          <Card key={title}>
            <CardHead title={title} hint={`${title} dashboards are coming soon`} className="mb-2" />
            <p className="text-ink-2 text-sm">{what}</p>
          </Card>
        ))}
      </div>
    </div>
  )
}

function FilmPages() {
  const { data, error, refetch } = useAnalytics()
  const totals = data?.totals
  const stats: Stat[] | undefined = totals && [
    { label: 'Views', value: counted(totals.views), note: 'Visitors of film pages', icon: Eye },
    { label: 'Clicks', value: counted(totals.clicks), note: 'On the link of a film page', icon: MousePointerClick },
    {
      label: 'Average watch time',
      value: totals.averageWatchSeconds === null ? undefined : playTime(totals.averageWatchSeconds),
      note: 'Minutes and seconds',
      icon: Clock,
    },
    { label: 'Thumbs up', value: counted(totals.thumbsUp), note: 'From visitors', icon: ThumbsUp },
  ]
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <div className="mt-2 grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-base">
          Seen on your film pages{data && `, ${dayWords(data.from)} to ${dayWords(data.to)}`}
        </h2>
        <Link href="/analytics" className={buttonStyle({ size: 'sm' })}>
          Open Analytics
        </Link>
      </div>
      <StatTiles label="Film pages" stats={stats} />
    </div>
  )
}
