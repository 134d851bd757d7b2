import { OPERATION_WORDS } from '@octavo/contract/operation'
import type { MasterControl } from '@octavo/contract/system-status'
import { formatCount, formatPercent } from '#format/number.ts'
import { Activity, RadioTower, ShieldCheck, Tags } from '#ui/icons/index.ts'
import { StateWord } from '#ui/StateWord.tsx'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

/** The word of the state; of what was started, whether it works. All of one answer, so that it never mixes two moments. */
function statusWord({ systemStatus, state, now }: MasterControl): string {
  if (now.runs === 'stopped') return OPERATION_WORDS.stopped
  if (systemStatus.operational) return 'Operational'
  return state === 'running' || now.runs === 'by-itself' ? 'Degraded' : OPERATION_WORDS[now.runs]
}

function tilesOf(control: MasterControl): Stat[] {
  const { systemStatus: system, realtimeMetrics: now } = control
  return [
    {
      label: 'System Status',
      value: <StateWord>{statusWord(control)}</StateWord>,
      note: 'Of your account',
      icon: Activity,
    },
    {
      label: 'Active Brands',
      value: system.totalBrands === 0 ? undefined : `${system.activeBrands} of ${system.totalBrands}`,
      note: 'With a film in the last 7 days',
      href: '/brands',
      icon: Tags,
    },
    {
      label: 'Compliance Rate',
      value: formatPercent(system.complianceRate),
      note: 'Scripts approved in the end',
      href: '/compliance',
      icon: ShieldCheck,
    },
    {
      label: 'Channels',
      value: system.totalChannels === 0 ? undefined : formatCount(system.totalChannels),
      note: `${formatCount(now.channelsDistributing)} with a post on its way`,
      href: '/calendar',
      icon: RadioTower,
    },
  ]
}

/** How the account stands at one look. */
export const StatusTiles = ({ control }: { control: MasterControl }) => (
  <StatTiles label="System status" stats={tilesOf(control)} />
)
