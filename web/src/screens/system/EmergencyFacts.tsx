import type { PeaceOfMind } from '@octavo/contract/system-status'
import type { ReactNode } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { formatClock, formatMoment } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { isStopped } from '#parts/operation/operation-status.ts'
import { Badge } from '#ui/Badge.tsx'

/** That the switch works, when that was last tried, and how often it was used. */
export function EmergencyFacts({ peace }: { peace: PeaceOfMind }) {
  const { data: account } = useAccount()
  const { armed, checkedAt, shutdowns, lastHalt } = peace.emergencyControls
  const ended = lastHalt?.resumedAt
  return (
    <dl className="grid gap-x-8 gap-y-3 border-line border-t px-5 py-4 text-sm sm:grid-cols-3">
      <Fact label="Kill switch">
        <Badge tone={armed ? 'ok' : 'bad'}>{isStopped(peace) ? 'In use' : armed ? 'Armed' : 'Not armed'}</Badge>
      </Fact>
      <Fact label="Rehearsed">
        <span className="num">{formatClock(checkedAt, account?.timeZone)}</span>
        <span className="text-ink-2">, stopped and taken back</span>
      </Fact>
      <Fact label="Stops so far">
        <span className="num">{shutdowns === 0 ? 'None' : plural(shutdowns, 'stop')}</span>
        {lastHalt && ended && (
          <span className="text-ink-2">
            , the last {formatMoment(lastHalt.at, account?.timeZone)}: {lastHalt.reason}
          </span>
        )}
      </Fact>
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="mb-1 text-ink-3 text-xs">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
