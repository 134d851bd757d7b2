import type { MasterControl } from '@octavo/contract'
import { count, percent } from '#shared/figure-words.ts'
import { StateWord } from '#shared/StateWord.tsx'
import { isStopped } from '#shared/standing.ts'
import { Activity, RadioTower, ShieldCheck, Tags } from '#ui/icons/index.ts'
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
      value: percent(system.complianceRate),
      note: 'Scripts approved in the end',
      icon: ShieldCheck,
    },
    {
      label: 'Channels',
      value: system.totalChannels === 0 ? undefined : count(system.totalChannels),
      note: `${count(now.channelsDistributing)} with a post on its way`,
      icon: RadioTower,
    },
  ]
}

/** How the account stands at one look. */
export const StatusTiles = ({ control }: { control: MasterControl }) => (
  <StatTiles label="System status" stats={tilesOf(control)} />
)
