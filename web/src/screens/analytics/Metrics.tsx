import { type Analytics, isJudged, measuredFrom } from '@octavo/contract/analytics'
import { formatCount } from '#format/number.ts'
import { Eye, Film, Heart, MousePointerClick } from '#ui/icons/index.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'
import { formatChange, type Range } from './range.rules.ts'

type MetricsProps = { now: Analytics | undefined; before: Analytics | undefined; range: Range }

const share = (value: number | null) => (value === null ? undefined : `${value}%`)

/** The four figures, each beside what it was in the time before. */
export function Metrics({ now, before, range }: MetricsProps) {
  const figures = now?.totals
  // A change of a few views is none to speak of.
  const earlier = before && isJudged(before.totals.views) ? before.totals : undefined
  const published = now?.trend.reduce((sum, day) => sum + day.published, 0) ?? 0
  const stats: Stat[] | undefined = figures && [
    {
      label: 'Total Views',
      value: figures.views > 0 ? formatCount(figures.views) : undefined,
      note: formatChange(figures.views, earlier?.views, range) ?? 'Unique visitors per day',
      icon: Eye,
    },
    {
      label: 'Avg CTR',
      value: share(figures.avgCtr),
      without: measuredFrom(figures.views),
      note: formatChange(figures.avgCtr, earlier?.avgCtr, range) ?? 'Followed the link of the page',
      icon: MousePointerClick,
    },
    {
      label: 'Engagement',
      value: share(figures.engagement),
      without: measuredFrom(figures.views),
      note: formatChange(figures.engagement, earlier?.engagement, range) ?? 'Clicks, ratings and messages',
      icon: Heart,
    },
    {
      label: 'Published Videos',
      value: figures.videos > 0 ? formatCount(figures.videos) : undefined,
      note: published > 0 ? `${formatCount(published)} in this period` : 'None in this period',
      icon: Film,
      href: '/library?show=published',
    },
  ]
  return <StatTiles label="Figures" stats={stats} />
}
