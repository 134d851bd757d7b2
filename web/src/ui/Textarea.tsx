import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { fieldStyle } from './Input.tsx'

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(fieldStyle, 'min-h-20 py-2 leading-5', className)} {...rest} />
}
