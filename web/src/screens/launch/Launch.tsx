import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useMasterControl } from '#api/operation.queries.ts'
import { useViralAnalytics } from '#api/referral.queries.ts'
import { isStopped } from '#parts/operation/operation-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Elapsed } from './Elapsed.tsx'
import { LaunchActions } from './LaunchActions.tsx'
import { LaunchTiles } from './LaunchTiles.tsx'
import { reachedOf, systemsOf } from './launch.rules.ts'
import { Objectives } from './Objectives.tsx'
import { SystemList } from './SystemList.tsx'

/** A launch day: its clock, what is reached of what is wanted, what works, and the next thing to do. */
export default function Launch() {
  const sources = useSources()
  const { control, stats } = sources
  const stopped = control.data && isStopped(control.data)
  const failed = Object.values(sources).find(({ error }) => error)
  const retry = () => void Promise.all(Object.values(sources).map(({ refetch }) => refetch()))
  const ready = Object.values(sources).every(({ data }) => data)
  const reached = ready
    ? reachedOf({
        control: control.data,
        stats: stats.data,
        referrals: sources.referrals.data,
      })
    : undefined
  const systems = stats.data && systemsOf(stats.data, control.data)
  return (
    <>
      <PageHeader
        title="Launch"
        subtitle="What the launch has reached, what works, and what to do next"
        actions={
          <div className="flex flex-wrap items-center gap-4">
            {stopped && <Badge tone="bad">CAMPAIGN STOPPED</Badge>}
            {!stopped && stats.data && <CampaignBadge active={stats.data.campaignsActive} />}
            <Elapsed />
          </div>
        }
      />
      {failed && <ErrorNote what={sentenceOf(failed.error)} onRetry={retry} className="mb-4" />}
      {stopped && <Stopped />}
      <LaunchTiles reached={reached} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 grid-cols-1 gap-4 xl:order-2">
          <LaunchActions />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Objectives reached={reached} />
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
            <SystemList title="Active Systems" rows={systems?.active} state="active" />
            <SystemList title="Pending Systems" rows={systems?.pending} state="pending" />
          </div>
        </div>
      </div>
    </>
  )
}

const CampaignBadge = ({ active }: { active: number }) =>
  active > 0 ? (
    <Badge tone="ok" live>
      CAMPAIGN ACTIVE
    </Badge>
  ) : (
    <Badge tone="neutral">NO CAMPAIGN ACTIVE</Badge>
  )

/** Every place where something of the launch is counted. */
function useSources() {
  return {
    stats: useStats(),
    control: useMasterControl(),
    referrals: useViralAnalytics(),
  }
}

const Stopped = () => (
  <p className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-bad-soft px-4 py-3 text-sm">
    <span className="flex-1 basis-48">Everything is stopped. Nothing is made or sent until you start again.</span>
    <Link href="/master-control" className={buttonStyle({ size: 'sm' })}>
      Master control
    </Link>
  </p>
)
