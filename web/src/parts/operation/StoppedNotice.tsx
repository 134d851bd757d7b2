import { messages } from '@octavo/contract/messages'
import type { Halt, OperationStatus } from '@octavo/contract/operation'
import { useId, useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { useHalts } from '#api/operation.queries.ts'
import { formatMoment } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { useStartAgain } from './useStart.ts'

const BY: Record<Halt['kind'], string> = {
  'emergency-shutdown': 'by emergency shutdown',
  'kill-switch': 'by the kill switch',
  operator: 'by the operator of this installation',
}

/** Shown while everything is stopped: when and why that happened, what it did, and the one button that ends it. */
export function StoppedNotice({ operation }: { operation: OperationStatus }) {
  const { reason, before } = operation
  const { data: halts } = useHalts()
  const last = halts?.halts.find(({ resumedAt }) => resumedAt === null)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-line border-t bg-bad-soft px-5 py-4">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        {last && <When halt={last} />}
        <p className="mt-0.5">
          <span className="text-ink-2">Reason:</span> {last?.reason ?? reason ?? messages.operation.noReason}
        </p>
        {last && <p className="mt-1 text-ink-2">{didWords(last)}</p>}
        {before && <p className="mt-1 text-ink-2">Start again brings back what ran before: {before.says}</p>}
      </div>
      {before && <StartAgain videos={last?.videosHalted ?? 0} />}
    </div>
  )
}

function When({ halt }: { halt: Halt }) {
  const { data: account } = useAccount()
  return (
    <p className="font-medium">
      Stopped {formatMoment(halt.at, account?.timeZone)} {BY[halt.kind]}
    </p>
  )
}

const didWords = ({ videosHalted, creditsRefunded, postsHeld }: Halt): string =>
  `${plural(videosHalted, 'video')} halted, ${plural(creditsRefunded, 'credit')} given back, ${plural(postsHeld, 'post')} held.`

function StartAgain({ videos }: { videos: number }) {
  const id = useId()
  const [remake, setRemake] = useState(false)
  const { start, starting, problem } = useStartAgain()
  return (
    <div className="grid justify-items-end gap-3 max-sm:w-full max-sm:justify-items-stretch">
      {videos > 0 && (
        <label htmlFor={id} className="tap flex items-center gap-2.5 text-sm">
          <Checkbox id={id} checked={remake} onChange={setRemake} />
          Make the {plural(videos, 'halted video')} again, for their credits
        </label>
      )}
      <Button variant="make" aria-busy={starting} onClick={() => start({ remakeHalted: remake })}>
        {starting ? 'Starting...' : 'Start again'}
      </Button>
      {problem && <ErrorNote what={problem} />}
    </div>
  )
}
