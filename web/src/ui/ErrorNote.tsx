import { TriangleAlert } from '#ui/icons/index.ts'
import { Button } from './Button.tsx'
import { cn } from './cn.ts'

type ErrorNoteProps = { what: string; onRetry?: () => void; className?: string }

/** An error where it happened, with the one thing to do about it. */
export function ErrorNote({ what, onRetry, className }: ErrorNoteProps) {
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center gap-3 rounded-lg bg-bad-soft px-4 py-3 text-sm', className)}
    >
      <TriangleAlert className="size-4 shrink-0 text-bad" />
      <p className="min-w-0 flex-1 basis-48">{what}</p>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
