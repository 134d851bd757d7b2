import { cn } from './cn.ts'

const fills = { make: 'bg-make', ok: 'bg-ok', ink: 'bg-ink', bad: 'bg-bad' }

type ProgressProps = { value: number; label: string; tone?: keyof typeof fills; className?: string }

/** A bar from 0 to 100. It never stands alone: a sentence or a figure goes with it. */
export function Progress({ value, label, tone = 'make', className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn('h-1.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className={cn('h-full rounded-full transition-[width] duration-500 ease-out', fills[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
