import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { Check } from '#ui/icons/index.ts'
import { cn } from './cn.ts'

type MenuProps = {
  trigger: ReactNode
  align?: 'start' | 'end'
  startsOpen?: boolean
  className?: string
  children: ReactNode
}

const item =
  'flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-md px-2.5 text-sm outline-none tap data-disabled:opacity-45 data-highlighted:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0'

/** A list of commands at a button. `trigger` is one Button. */
export function Menu({ trigger, align = 'end', startsOpen = false, className, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98 z-50 min-w-48 rounded-lg border border-line bg-raised p-1 shadow-3 duration-150 data-[state=open]:animate-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** One command. For a link put `asChild` and the link inside. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(item, className)} {...rest} />
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2.5 pt-2 pb-1 text-ink-3 text-xs', className)} {...rest} />
}

export function MenuLine() {
  return <Radix.Separator className="my-1 h-px bg-line" />
}

type MenuChoiceProps = { value: string; onChange: (value: string) => void; options: readonly MenuOption[] }
type MenuOption = { value: string; label: string; icon?: ReactNode }

/** One of a few, chosen inside a menu. */
export function MenuChoice({ value, onChange, options }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={item}>
          {option.icon}
          {option.label}
          <Radix.ItemIndicator className="ml-auto">
            <Check className="size-3.5" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
