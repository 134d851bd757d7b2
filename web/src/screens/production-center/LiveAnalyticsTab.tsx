import { Clock, Film, ShieldCheck, TrendingUp } from 'lucide-react'
import { useStats } from '#api/stats.queries.ts'
import { percent } from '#shared/figure-words.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

const SOON = [
  ['Live analytics', 'Views, clicks and watch time of each video as they happen.'],
  ['ROI tracking', 'What a week cost and what it brought, brand by brand.'],
] as const

/** What is not there yet, said plainly, and the figures of production that are. */
export function LiveAnalyticsTab() {
  const { data } = useStats()
  const made = data?.production
  const stats: Stat[] | undefined = made && [
    { label: 'Films made', value: made.videosGenerated || undefined, note: 'Ready to watch', icon: Film },
    {
      label: 'Shorts this week',
      value: made.weeklyUsed || undefined,
      note: `of ${made.weeklyQuota} a week`,
      icon: Clock,
    },
    {
      label: 'Viral score average',
      value: made.viralScoreAverage === null ? undefined : Math.round(made.viralScoreAverage),
      note: 'Of finished films',
      icon: TrendingUp,
    },
    {
      label: 'Compliance rate',
      value: percent(made.complianceRate),
      note: 'Approved in the end',
      icon: ShieldCheck,
    },
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <StatTiles label="Production so far" stats={stats} />
      <div className="grid gap-4 md:grid-cols-2">
        {SOON.map(([title, what]) => (
          <Card key={title}>
            <CardHead title={title} hint={`${title} dashboards are coming soon`} className="mb-2" />
            <p className="text-ink-2 text-sm">
              {what} It needs figures from the networks, and no network is connected yet.
            </p>
          </Card>
        ))}
      </div>
    </div>
  )
}
