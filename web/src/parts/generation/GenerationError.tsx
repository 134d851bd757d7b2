import { Link } from 'wouter'
import { ApiError, sentenceOf } from '#api/call.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { TriangleAlert } from '#ui/icons/index.ts'

type GenerationErrorProps = {
  /** What was thrown, or the sentence that the run or film tells. */
  problem: Error | string
  onRetry?: (() => void) | undefined
  /** What trying again costs, in words. */
  cost?: string
  className?: string
}

/** Why nothing came of it, in place, with what to do: try again, get credits, add a brand. */
export function GenerationError({ problem, onRetry, cost, className }: GenerationErrorProps) {
  const code = problem instanceof ApiError ? problem.code : undefined
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center gap-3 rounded-lg bg-bad-soft px-4 py-3 text-sm', className)}
    >
      <TriangleAlert className="size-4 shrink-0 text-bad" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {typeof problem === 'string' ? problem : sentenceOf(problem)}
      </p>
      {code === 'plan-limit' && (
        <Link href="/pricing" className={buttonStyle({ size: 'sm' })}>
          See plans
        </Link>
      )}
      {onRetry && code !== 'plan-limit' && (
        <span className="flex items-center gap-3">
          {cost && <span className="text-ink-2 text-xs">{cost}</span>}
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </span>
      )}
    </div>
  )
}
