import type { MasterControl } from '@octavo/contract/system-status'
import { Link } from 'wouter'
import { formatMoney } from '#format/money.ts'
import { formatCount, formatPercent } from '#format/number.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'

const counted = (value: number | null) => (value === null ? undefined : formatCount(value))

/** What people brought: those this account referred, and what visitors of its film pages said. */
export function BusinessTab({ control: { businessMetrics: business } }: { control: MasterControl }) {
  const { activeSubscriptions, monthlyRecurringRevenue: revenue, customerSatisfactionScore, currency } = business
  return (
    <Card>
      <CardHead title="Business" hint="Counted from your film pages; nothing is assumed" />
      <FigureRows
        rows={[
          {
            label: 'Active subscriptions',
            value: counted(activeSubscriptions),
            note: 'No source of your own is connected',
          },
          {
            label: 'Monthly recurring revenue',
            value: revenue === null ? undefined : formatMoney(revenue, currency),
            note: 'What people you referred pay is not yours',
          },
          {
            label: 'Customer satisfaction',
            value: formatPercent(customerSatisfactionScore),
            note: 'Share of thumbs up on your film pages',
          },
          {
            label: 'Support tickets open',
            value: counted(business.supportTicketsOpen),
            note: 'Unanswered messages from film pages',
          },
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <Link href="/viral-loop" className={buttonStyle({ size: 'sm' })}>
          Referrals
        </Link>
        <Link href="/analytics" className={buttonStyle({ size: 'sm' })}>
          Analytics
        </Link>
      </div>
    </Card>
  )
}
