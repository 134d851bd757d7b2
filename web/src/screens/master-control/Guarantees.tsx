import type { MasterControl } from '@octavo/contract/system-status'
import { useAccount } from '#api/account.queries.ts'
import { formatClock } from '#format/date.ts'
import { GuaranteeList } from '#parts/operation/GuaranteeList.tsx'
import { isStopped } from '#parts/operation/operation-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'

/** The four guarantees, as they were found when this page last asked. */
export function Guarantees({ control }: { control: MasterControl }) {
  const { data: account } = useAccount()
  const { checks } = control.complianceGuarantees
  const holding = checks.filter(({ ok }) => ok).length
  const [first] = checks
  return (
    <Card>
      <CardHead
        title="Compliance Guarantees"
        hint={first && <span className="num">Checked at {formatClock(first.checkedAt, account?.timeZone)}</span>}
        action={
          <Badge tone={holding === checks.length ? 'ok' : 'bad'}>
            {holding} of {checks.length} hold
          </Badge>
        }
      />
      <GuaranteeList guarantees={checks} stopped={isStopped(control)} />
    </Card>
  )
}
