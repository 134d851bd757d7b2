import { OPERATION_LIMITS, OPERATION_WORDS, type OperationStatus } from '@octavo/contract/operation'
import { type ReactNode, useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { useOperation } from '#api/operation.queries.ts'
import { formatDuration, formatMoment } from '#format/date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Input } from '#ui/Input.tsx'
import { OctagonX } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { isStarted, isStopped, RUNS } from './operation-status.ts'
import { StoppedNotice } from './StoppedNotice.tsx'
import { STOPS, type StopKind, useEmergencyStop } from './useEmergencyStop.ts'

type OperationHeaderProps = {
  stopBy: StopKind
  title?: string
  /** More about the operation, below the line of its state. */
  children?: ReactNode
}

/** The same in all machine rooms: how the work goes, how long, and the button that stops everything. */
export function OperationHeader({ stopBy, title, children }: OperationHeaderProps) {
  const { data: operation } = useOperation()
  if (!operation) return <Skeleton className="mb-4 h-19 rounded-xl" />
  const stopped = isStopped(operation)
  const works = isStarted(operation) || operation.now.runs === 'by-itself' || operation.videosInTheMaking > 0
  return (
    <section aria-label={title ?? 'Operation'} className="card mb-4 overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-4">
        <div className="min-w-0 flex-1 basis-64">
          {title && <h2 className="mb-2 text-base">{title}</h2>}
          <StateLine operation={operation} />
        </div>
        {!stopped && (works || stopBy === 'kill-switch') && <StopButton stopBy={stopBy} />}
      </div>
      {stopped && <StoppedNotice operation={operation} />}
      {children}
    </section>
  )
}

function StateLine({ operation }: { operation: OperationStatus }) {
  const { data: account } = useAccount()
  const { now, uptime } = operation
  const since = isStarted(operation) && operation.since && formatMoment(operation.since, account?.timeZone)
  const look = RUNS[now.runs]
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Badge tone={look.tone} {...(look.live && { live: true })}>
        {OPERATION_WORDS[now.runs]}
      </Badge>
      <span className="num font-medium">Up {formatDuration(uptime)}</span>
      <span className="text-ink-2">
        {now.says}
        {since && <span className="num"> Since {since}.</span>}
      </span>
    </div>
  )
}

/** Asks and then stops everything; what is typed beside it is kept with the stop. */
export function StopButton({ stopBy }: { stopBy: StopKind }) {
  const [reason, setReason] = useState('')
  const { stop, stopping } = useEmergencyStop(stopBy)
  return (
    <form
      className="flex gap-2 max-sm:w-full max-sm:flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        stop(reason)
      }}
    >
      <Input
        aria-label="Reason for the stop"
        placeholder="Reason (optional)"
        value={reason}
        maxLength={OPERATION_LIMITS.reason}
        onChange={(event) => setReason(event.target.value)}
        className="sm:w-52"
      />
      <Button type="submit" variant="danger" aria-busy={stopping}>
        <OctagonX />
        {stopping ? 'Stopping...' : STOPS[stopBy].label}
      </Button>
    </form>
  )
}
