import type { Batch } from '@octavo/contract/batch'
import { isRunning } from '#api/batch.queries.ts'
import { formatTimeLeft } from '#format/date.ts'
import { NotifyMe } from '#parts/generation/NotifyMe.tsx'
import { Progress } from '#ui/Progress.tsx'
import { type BatchProgress, shownBars } from './batch-progress.rules.ts'
import { HaltBatch } from './HaltBatch.tsx'

type BatchBarsProps = { progress: BatchProgress; batch: Batch | undefined }

/** How far the week is: three bars, a sentence, and the way to stop it. */
export function BatchBars({ progress, batch }: BatchBarsProps) {
  return (
    <div className="mt-6 grid gap-5">
      {/* Of a halted batch the sentence says all; full bars would say that everything was made. */}
      {batch?.status !== 'halted' && (
        <div className="grid gap-5 sm:grid-cols-3">
          {shownBars(progress)
            .filter(({ shown }) => shown)
            .map(({ name, value }) => (
              <Bar key={name} name={name} value={value} />
            ))}
        </div>
      )}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-sm">
          {batch ? batch.says : 'Writing and checking the scripts.'}{' '}
          <span className="text-ink-2">{batch && isRunning(batch) && leftOf(batch)}</span>
        </p>
        {batch && isRunning(batch) && (
          <div className="flex flex-wrap gap-2">
            <NotifyMe />
            <HaltBatch batch={batch} />
          </div>
        )}
      </div>
    </div>
  )
}

const leftOf = (batch: Batch) =>
  batch.etaSeconds === null
    ? 'The time left is known after the first film.'
    : `${sentence(formatTimeLeft(batch.etaSeconds))}.`

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function Bar({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <div className="mb-1.5 flex justify-between text-sm">
        <span className="font-medium">{name}</span>
        <span className="num">{Math.round(value)}%</span>
      </div>
      <Progress label={name} value={value} tone={value >= 100 ? 'ok' : 'make'} />
    </div>
  )
}
