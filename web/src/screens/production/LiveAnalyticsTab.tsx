import { type DashboardStats, isJudged, type LiveViews, measuredFrom } from '@octavo/contract/analytics'
import { dateIn } from '@octavo/contract/time-zone'
import { isSettled, type Video } from '@octavo/contract/video'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { useAnalyticsOf, useLiveViews, useStats } from '#api/analytics.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useVideos } from '#api/video.queries.ts'
import { formatTimeLeft } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { AreaChart } from '#ui/AreaChart.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Clapperboard, Coins, Eye, Film, MousePointerClick } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

/** Nothing to count is told as such, never as a zero. */
const counted = (value: number) => (value === 0 ? undefined : formatCount(value))

/** What happens right now: visitors of the last 24 hours, films in the making, and what the credits brought. */
export function LiveAnalyticsTab() {
  const live = useLiveViews()
  const { data: stats } = useStats()
  const { data: videos } = useVideos()
  const making = (videos ?? []).filter(({ status }) => !isSettled(status))
  return (
    <div className="grid grid-cols-1 gap-4">
      <StatTiles label="Right now" stats={live.data && stats && videos && tilesOf(live.data, stats, making)} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
        <Card>
          <CardHead
            title="Live analytics"
            hint="Visitors of your film pages, hour by hour"
            action={
              <Link href="/analytics" className={buttonStyle({ size: 'sm' })}>
                Open Analytics
              </Link>
            }
          />
          {live.error && !live.data && <ErrorNote what={sentenceOf(live.error)} onRetry={() => void live.refetch()} />}
          {!live.data && !live.error && <Skeleton className="h-58" />}
          {live.data && <Hours live={live.data} />}
        </Card>
        <div className="grid grid-cols-1 gap-4">
          <Making making={making} />
          <Returns stats={stats} />
        </div>
      </div>
    </div>
  )
}

const tilesOf = (live: LiveViews, { production }: DashboardStats, making: readonly Video[]): Stat[] => [
  { label: 'Views', value: counted(live.views), note: 'In the last 24 hours', icon: Eye, href: '/analytics' },
  {
    label: 'Clicks',
    value: counted(live.clicks),
    note: 'On the link of a film page',
    icon: MousePointerClick,
    href: '/analytics',
  },
  {
    label: 'In the making',
    value: counted(making.length),
    note: 'Films on their way',
    icon: Clapperboard,
    href: '/library',
  },
  {
    label: 'Films made',
    value: counted(production.videosGenerated),
    note: 'Ready to watch',
    icon: Film,
    href: '/library',
  },
]

function Hours({ live }: { live: LiveViews }) {
  const { data: account } = useAccount()
  if (live.views === 0) return <Soon what="Live analytics" why="They start with the first visitor to a film page." />
  const hour = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(account && { timeZone: account.timeZone }),
  })
  return (
    <AreaChart
      title="Views per hour"
      labels={live.hours.map(({ at }) => hour.format(new Date(at)))}
      series={[{ name: 'Views', values: live.hours.map(({ views }) => views) }]}
    />
  )
}

/** What is said while there is nothing to show. */
const Soon = ({ what, why }: { what: string; why: string }) => (
  <div className="rounded-lg bg-sunken px-4 py-5 text-sm">
    <p className="font-medium">{what} dashboards are coming soon</p>
    <p className="mt-0.5 text-ink-2">{why}</p>
  </div>
)

const MOST_SHOWN = 5

function Making({ making }: { making: readonly Video[] }) {
  const [shown, more] = [making.slice(0, MOST_SHOWN), making.length - MOST_SHOWN]
  return (
    <Card>
      <CardHead title="Being made" className="mb-2" />
      {making.length === 0 && <p className="text-ink-3 text-sm">Nothing right now.</p>}
      <ul className="grid gap-3">
        {shown.map(({ id, title, status, progress, etaSeconds }) => (
          <li key={id}>
            <p className="truncate text-sm">{title}</p>
            <Progress label={`${title}: progress`} value={progress * 100} className="mt-1" />
            <p className="num mt-1 text-ink-3 text-xs">
              {VIDEO_STATUS[status].word}
              {status !== 'queued' && `, ${Math.round(progress * 100)}%`}
              {etaSeconds !== null && `, ${formatTimeLeft(etaSeconds)}`}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-ink-3 text-xs">And {plural(more, 'film')} more</p>}
    </Card>
  )
}

/** What the month's credits brought, as far as it can be counted. */
function Returns({ stats }: { stats: DashboardStats | undefined }) {
  const { data: account } = useAccount()
  const today = dateIn(new Date(), account?.timeZone ?? 'UTC')
  const { data } = useAnalyticsOf({ from: `${today.slice(0, 7)}-01`, to: today })
  if (!stats || !data) return <Skeleton className="h-40 rounded-xl" />
  const { views, clicks } = data.totals
  const known = stats.creditsUsed > 0 && isJudged(views)
  return (
    <Card>
      <CardHead
        title="ROI tracking"
        hint={known ? 'What each credit brought in this month' : undefined}
        className="mb-3"
      />
      {known ? (
        <p className="flex items-start gap-3 text-sm">
          <Coins className="mt-0.5 size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
          <span className="num">
            {plural(stats.creditsUsed, 'credit')} used this month brought {plural(views, 'view')} and{' '}
            {plural(clicks, 'click')}: {Math.round((views / stats.creditsUsed) * 10) / 10} views a credit.
          </span>
        </p>
      ) : (
        <Soon what="ROI tracking" why={`It compares credits with views. ${measuredFrom(views)}`} />
      )}
    </Card>
  )
}
