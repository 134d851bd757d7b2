import { cn } from './cn.ts'

const UPRIGHT = [
  [0, 0],
  [7.4, 0],
  [14.8, 0],
  [14.8, 8.6],
  [0, 17.2],
  [7.4, 17.2],
  [14.8, 17.2],
]

/** The mark: a week folded into eight leaves, seven upright and one wide. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 24" className={cn('h-6 w-auto', className)} aria-hidden="true">
      {UPRIGHT.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="5.2" height="6.8" rx="1.3" fill="currentColor" />
      ))}
      <rect y="8.6" width="12.6" height="6.8" rx="1.3" className="fill-make" />
    </svg>
  )
}
