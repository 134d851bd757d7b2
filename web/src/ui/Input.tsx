import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The look of everything that is filled in. */
export const fieldStyle =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-sm text-ink tap pointer-coarse:text-base transition-colors placeholder:text-ink-3 hover:border-ink-3 disabled:opacity-45 aria-invalid:border-bad'

/** One line of text. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(fieldStyle, 'h-9', className)} {...rest} />
}
