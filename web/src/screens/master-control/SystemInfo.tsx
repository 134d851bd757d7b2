import type { MasterControl } from '@octavo/contract/system-status'
import { useAccount } from '#api/account.queries.ts'
import { useHalts } from '#api/operation.queries.ts'
import { formatClock, formatDuration, formatMoment } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'

/** What the system says of itself. */
export function SystemInfo({ control: { systemStatus, config } }: { control: MasterControl }) {
  const { data: account } = useAccount()
  const { data: halts } = useHalts()
  const last = halts?.halts[0]
  return (
    <Card>
      <CardHead title="System Info" />
      <FigureRows
        rows={[
          { label: 'Server up', value: formatDuration(systemStatus.uptime) },
          { label: 'Last health check', value: formatClock(systemStatus.lastHealthCheck, account?.timeZone) },
          {
            label: 'Emergency shutdowns',
            value: formatCount(systemStatus.emergencyShutdowns),
            ...(last && { note: `The last: ${formatMoment(last.at, account?.timeZone)}. ${last.reason}` }),
          },
          { label: 'Compliance level', value: config.complianceLevel },
          { label: 'Human oversight', value: config.humanOversightRequired ? 'required' : 'not required' },
          { label: 'Learning', value: config.learningMode },
        ]}
      />
    </Card>
  )
}
