import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

/** A panel of its own. Cards are never put into cards: inside, use hairlines and sunken wells. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('card min-w-0 p-5', className)} {...rest} />
}

type CardHeadProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode; className?: string }

/** The top of a card: a title, one optional line, one optional action or tag. */
export function CardHead({ title, hint, action, className }: CardHeadProps) {
  return (
    <div className={cn('mb-4 flex items-start justify-between gap-3', className)}>
      <div className="min-w-0">
        <h2 className="text-base leading-snug">{title}</h2>
        {hint && <p className="mt-0.5 text-sm text-ink-2">{hint}</p>}
      </div>
      {action}
    </div>
  )
}
