import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type EmptyStateProps = { title: string; hint?: ReactNode; action?: ReactNode; className?: string }

/** Where a list will be: three dashed frames, what will stand here, and the one thing to do about it. */
export function EmptyState({ title, hint, action, className }: EmptyStateProps) {
  return (
    <div className={cn('grid justify-items-center gap-4 px-4 py-14 text-center', className)}>
      <div aria-hidden className="flex items-end gap-2">
        {['h-14', 'h-20', 'h-14'].map((height, index) => (
          <i
            key={index === 1 ? 'middle' : `side-${index}`}
            className={cn('aspect-[9/16] rounded-md border border-line-strong/60 border-dashed bg-sunken', height)}
          />
        ))}
      </div>
      <div>
        <h2 className="text-lg">{title}</h2>
        {hint && <p className="mx-auto mt-1 max-w-sm text-ink-2 text-sm">{hint}</p>}
      </div>
      {action}
    </div>
  )
}
