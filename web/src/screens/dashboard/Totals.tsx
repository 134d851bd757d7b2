import { type DashboardStats, measuredFrom } from '@octavo/contract/analytics'
import { formatCount } from '#format/number.ts'
import { Eye, Film, MousePointerClick, Tags } from '#ui/icons/index.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

const NONE = ['', '0', '0%', '0.0%']
const figure = (words: string) => (NONE.includes(words) ? undefined : words)
const statsOf = ({ totalViews, avgCtr, totalBrands, totalVideos }: DashboardStats): Stat[] => [
  { label: 'Total Views', value: figure(totalViews), note: 'Real data', icon: Eye, href: '/analytics' },
  {
    label: 'Avg CTR',
    value: figure(avgCtr),
    note: 'Authentic only',
    without: measuredFrom(Number(totalViews)),
    icon: MousePointerClick,
    href: '/analytics',
  },
  {
    label: 'Total Brands',
    value: totalBrands === 0 ? undefined : formatCount(totalBrands),
    note: 'User created',
    icon: Tags,
    href: '/brands',
  },
  {
    label: 'Total Videos',
    value: totalVideos === 0 ? undefined : formatCount(totalVideos),
    note: 'Real data',
    icon: Film,
    href: '/library',
  },
]

/** Four figures of the account; 'No data yet' where there is nothing to count. */
export const Totals = ({ stats }: { stats: DashboardStats | undefined }) => (
  <StatTiles label="Totals" stats={stats && statsOf(stats)} />
)
