import type { Video } from '@octavo/contract/video'
import type { ReactNode } from 'react'
import { formatSpan } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { Check, ChevronDown } from '#ui/icons/index.ts'

type FinishedStepsProps = {
  run: { createdAt: string; steps: readonly unknown[] }
  /** The film that came of it, if it did. */
  film: Pick<Video, 'readyAt'> | undefined
  children: ReactNode
}

/** Steps that are all behind: a line that says how many there were and how long they took, and opens. */
export function FinishedSteps({ run, film, children }: FinishedStepsProps) {
  const took = film?.readyAt ? formatSpan(run.createdAt, film.readyAt) : undefined
  return (
    <details className="group card min-w-0 px-5">
      <summary className="num flex h-12 cursor-pointer list-none items-center gap-2.5 rounded-md text-sm [&::-webkit-details-marker]:hidden">
        <Check className="size-4 text-ok" />
        <span className="font-medium">
          {plural(run.steps.length, 'step')} done{took && ` in ${took}`}
        </span>
        <ChevronDown className="ml-auto size-4 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

/** Whether nothing is left to watch. */
export const areFinished = (steps: readonly { status: string }[]): boolean =>
  steps.length > 0 && steps.every(({ status }) => status === 'completed')
