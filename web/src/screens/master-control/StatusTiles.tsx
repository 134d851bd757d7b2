import type { MasterControl } from '@octavo/contract/system-status'
import { formatCount, formatPercent } from '#format/number.ts'
import { isStopped } from '#parts/operation/operation-status.ts'
import { Activity, RadioTower, ShieldCheck, Tags } from '#ui/icons/index.ts'
import { StateWord } from '#ui/StateWord.tsx'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

function tilesOf(control: MasterControl): Stat[] {
  const { systemStatus: system, realtimeMetrics: now, state } = control
  const down = state === 'running' ? 'Degraded' : 'Not started'
  return [
    {
      label: 'System Status',
      value: <StateWord>{isStopped(control) ? 'Stopped' : system.operational ? 'Operational' : down}</StateWord>,
      note: state === 'idle' ? 'Works at what you order' : 'Of your account',
      icon: Activity,
    },
    {
      label: 'Active Brands',
      value: system.totalBrands === 0 ? undefined : `${system.activeBrands} of ${system.totalBrands}`,
      note: 'With a film in the last 7 days',
      icon: Tags,
    },
    {
      label: 'Compliance Rate',
      value: formatPercent(system.complianceRate),
      note: 'Scripts approved in the end',
      icon: ShieldCheck,
    },
    {
      label: 'Channels',
      value: system.totalChannels === 0 ? undefined : formatCount(system.totalChannels),
      note: `${formatCount(now.channelsDistributing)} with a post on its way`,
      icon: RadioTower,
    },
  ]
}

/** How the account stands at one look. */
export const StatusTiles = ({ control }: { control: MasterControl }) => (
  <StatTiles label="System status" stats={tilesOf(control)} />
)
