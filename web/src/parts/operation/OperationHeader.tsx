import { OPERATION_LIMITS } from '@octavo/contract/operation'
import type { MasterControl } from '@octavo/contract/system-status'
import { type ReactNode, useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { formatDuration, formatMoment } from '#format/date.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Input } from '#ui/Input.tsx'
import { OctagonX } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { isStopped, type OperationStatus } from './operation-status.ts'
import { StoppedNotice } from './StoppedNotice.tsx'
import { STOPS, type StopKind, useEmergencyStop } from './useEmergencyStop.ts'

const STATES: Record<MasterControl['state'], { word: string; tone: Tone; live?: true }> = {
  idle: { word: 'Not started', tone: 'neutral' },
  running: { word: 'Running', tone: 'ok', live: true },
  halted: { word: 'Stopped', tone: 'bad' },
}

const MODES = {
  autonomous: 'Films are made by themselves.',
  supervised: 'Films are made when you order them.',
} as const

type OperationHeaderProps = {
  status: OperationStatus | undefined
  stopBy: StopKind
  title?: string
  /** More about the operation, below the line of its state. */
  children?: ReactNode
}

/** The same in all machine rooms: running or stopped, how long, and the button that stops everything. */
export function OperationHeader({ status, stopBy, title, children }: OperationHeaderProps) {
  if (!status) return <Skeleton className="mb-4 h-19 rounded-xl" />
  const halted = isStopped(status)
  return (
    <section aria-label={title ?? 'Operation'} className="card mb-4 overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-4">
        <div className="min-w-0 flex-1 basis-64">
          {title && <h2 className="mb-2 text-base">{title}</h2>}
          <StateLine status={status} halted={halted} />
        </div>
        {!halted && (status.state === 'running' || status.atWork || stopBy === 'kill-switch') && (
          <StopButton stopBy={stopBy} />
        )}
      </div>
      {halted && <StoppedNotice {...status} />}
      {children}
    </section>
  )
}

function StateLine({ status, halted }: { status: OperationStatus; halted: boolean }) {
  const { data: account } = useAccount()
  const state = STATES[halted ? 'halted' : status.state]
  const since = status.since && formatMoment(status.since, account?.timeZone)
  const running = status.state === 'running'
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Badge tone={state.tone} {...(state.live && { live: true })}>
        {state.word}
      </Badge>
      <span className="num font-medium">Up {formatDuration(status.uptime)}</span>
      {!halted && (
        <span className="text-ink-2">
          {running ? MODES[status.config.operationalMode] : MODES.supervised}
          {running && since && <span className="num"> Since {since}.</span>}
        </span>
      )}
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
