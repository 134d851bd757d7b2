import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type PageHeaderProps = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode; className?: string }

/** The top of a screen: its h1, one line under it, its actions at the right; at most one of them warm. */
export function PageHeader({ title, subtitle, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {subtitle && <p className="mt-1 text-ink-2">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
