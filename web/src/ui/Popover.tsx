import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

type PopoverProps = ComponentProps<typeof Radix.Root> & {
  trigger: ReactNode
  label?: string
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** A small panel at its trigger. `trigger` is one Button or other element that takes a ref. */
export function Popover({ trigger, label, align = 'start', className, children, ...root }: PopoverProps) {
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className={cn(
            'data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98 z-50 rounded-lg border border-line bg-raised p-4 text-sm shadow-3 outline-none duration-150 data-[state=open]:animate-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
