import { useAccount } from '#api/account.queries.ts'
import { formatMoney } from '#format/money.ts'
import { formatCount } from '#format/number.ts'
import { Banknote, Eye, Share2, UserPlus } from '#ui/icons/index.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'
import { DAY_ONE, type Reached } from './launch.rules.ts'

const counted = (value: number | undefined) => (value === undefined ? undefined : formatCount(value))

const tilesOf = ({ revenue, leads, views, shares }: Reached, currency: string): Stat[] => [
  {
    label: 'Revenue',
    value: revenue === undefined ? undefined : formatMoney(revenue, currency),
    note: `of ${formatMoney(DAY_ONE.revenue, currency)} on day 1`,
    icon: Banknote,
  },
  {
    label: 'Leads',
    value: counted(leads),
    note: `of ${formatCount(DAY_ONE.leads)} on day 1`,
    icon: UserPlus,
    href: '/viral-loop?tab=crm',
  },
  {
    label: 'Video Views',
    value: counted(views),
    note: `of ${formatCount(DAY_ONE.views)} on day 1`,
    icon: Eye,
    href: '/analytics',
  },
  {
    label: 'Viral Shares',
    value: counted(shares),
    note: `of ${formatCount(DAY_ONE.shares)} on day 1`,
    icon: Share2,
    href: '/viral-loop?tab=campaigns',
  },
]

/** The four figures of the launch against the targets of its first day. */
export function LaunchTiles({ reached }: { reached: Reached | undefined }) {
  const { data: account } = useAccount()
  return <StatTiles label="Launch figures" stats={reached && tilesOf(reached, account?.currency ?? 'USD')} />
}
