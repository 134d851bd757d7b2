import { formatTimeLeft } from '#format/date.ts'
import { Badge } from '#ui/Badge.tsx'
import { cn } from '#ui/cn.ts'
import { Check, LoaderCircle, X } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import type { NamedStep } from './film-steps.rules.ts'
import { STEP_STATUS } from './generation-status.ts'

/** What is shown while nobody knows better. */
const UNKNOWN_PERCENT = 65

type GenerationProgressProps = {
  /** Of the bar, for who does not see it. */
  label: string
  /** 0 to 100; undefined while nothing is known. */
  value?: number | undefined
  /** What is going on, in a sentence. */
  says: string
  /** Seconds left; null while no estimate can be given, undefined where none ever is. */
  etaSeconds?: number | null | undefined
  steps?: readonly NamedStep[]
  className?: string
}

/** How far something is that is being made: a bar, a sentence with the time left, and its steps by name. */
export function GenerationProgress({ label, value, says, etaSeconds, steps, className }: GenerationProgressProps) {
  return (
    <div className={cn('grid gap-4', className)}>
      <div>
        <Progress label={label} value={value ?? UNKNOWN_PERCENT} className="h-2" />
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-sm">
          <p role="status">{says}</p>
          <p className="num text-ink-2">
            {[value !== undefined && `${Math.round(value)}%`, etaSeconds != null && formatTimeLeft(etaSeconds)]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
      </div>
      {steps && <StepList steps={steps} />}
    </div>
  )
}

const icons = {
  pending: <i className="mx-1 block size-2 rounded-full border border-line-strong" />,
  processing: <LoaderCircle className="size-4 animate-spin text-make-ink" />,
  completed: <Check className="size-4 text-ok" />,
  error: <X className="size-4 text-bad" />,
}

type StepListProps = { steps: readonly NamedStep[]; badges?: boolean; label?: string }

/** Steps in their order, each with its state and what it did or does; `badges` spells the state out. */
export const StepList = ({ steps, badges, label = 'Steps' }: StepListProps) => (
  <ol aria-label={label} className="grid gap-2.5">
    {steps.map(({ step, status, details }) => {
      const { word, tone, live } = STEP_STATUS[status]
      return (
        <li
          key={step}
          aria-current={status === 'processing' ? 'step' : undefined}
          className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-2.5 text-sm"
        >
          <span aria-hidden className="grid h-5 place-items-center">
            {icons[status]}
          </span>
          <span className={cn('min-w-0', status === 'pending' && 'text-ink-2')}>
            <span className="font-medium">{step}</span>
            {!badges && <span className="sr-only">: {word}</span>}
            {details && <span className="wrap-anywhere block text-ink-2">{details}</span>}
          </span>
          {badges && (
            <Badge tone={tone} {...(live && { live })}>
              {word}
            </Badge>
          )}
        </li>
      )
    })}
  </ol>
)
