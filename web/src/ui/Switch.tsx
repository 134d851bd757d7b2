import * as Radix from '@radix-ui/react-switch'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'onChange' | 'onCheckedChange'> & {
  onChange: (checked: boolean) => void
}

/** On or off, at once. Give it a label by `aria-label` or by a Field. */
export function Switch({ className, onChange, ...rest }: SwitchProps) {
  return (
    <Radix.Root
      onCheckedChange={onChange}
      className={cn(
        'relative h-5.5 w-10 shrink-0 rounded-full bg-line-strong transition-colors disabled:opacity-45 data-[state=checked]:bg-ok',
        className,
      )}
      {...rest}
    >
      <Radix.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-white shadow-1 transition-transform duration-150 data-[state=checked]:translate-x-5 dark:data-[state=checked]:bg-bg" />
    </Radix.Root>
  )
}
