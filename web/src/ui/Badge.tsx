import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const tones = {
  neutral: 'bg-sunken text-ink-2',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  make: 'bg-make-soft text-make-ink',
  day: 'bg-day-soft text-day',
}
export type Tone = keyof typeof tones

type BadgeProps = { tone?: Tone; live?: boolean; title?: string; className?: string; children: ReactNode }

/** A word about a state. The dot (`live`) is kept for what is going on right now. */
export function Badge({ tone = 'neutral', live, title, className, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={cn(
        'inline-flex h-5.5 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-sm px-2 font-medium text-xs',
        tones[tone],
        className,
      )}
    >
      {live && <i className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
