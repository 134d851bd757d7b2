import type { MasterControl } from '@octavo/contract/system-status'
import { useAccount } from '#api/account.queries.ts'
import { useHalts } from '#api/operation.queries.ts'
import { FigureRows } from '#shared/FigureRows.tsx'
import { count } from '#shared/figure-words.ts'
import { clockWords, lastingWords, momentWords } from '#shared/time-words.ts'
import { Card, CardHead } from '#ui/Card.tsx'

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
          { label: 'Server up', value: lastingWords(systemStatus.uptime) },
          { label: 'Last health check', value: clockWords(systemStatus.lastHealthCheck, account?.timeZone) },
          {
            label: 'Emergency shutdowns',
            value: count(systemStatus.emergencyShutdowns),
            ...(last && { note: `The last: ${momentWords(last.at, account?.timeZone)}. ${last.reason}` }),
          },
          { label: 'Compliance level', value: config.complianceLevel },
          { label: 'Human oversight', value: config.humanOversightRequired ? 'required' : 'not required' },
          { label: 'Learning', value: config.learningMode },
        ]}
      />
    </Card>
  )
}
