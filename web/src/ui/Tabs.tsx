import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Tabs hold TabList and one TabPanel for each Tab; `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = Radix.Root
export const TabPanel = Radix.Content

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn(
        '-ml-1 flex gap-3 overflow-x-auto overflow-y-hidden border-line border-b [scrollbar-width:none]',
        className,
      )}
      {...rest}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px h-10 whitespace-nowrap rounded-t-[6px] px-1 border-transparent border-b-2 font-medium text-ink-2 text-sm tap -outline-offset-2',
        'transition-colors hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  )
}
