import * as Radix from '@radix-ui/react-checkbox'
import type { ComponentProps } from 'react'
import { Check } from '#ui/icons/index.ts'
import { cn } from './cn.ts'

type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'onChange' | 'onCheckedChange'> & {
  onChange: (checked: boolean) => void
}

/** A tick in a form or a list. */
export function Checkbox({ className, onChange, ...rest }: CheckboxProps) {
  return (
    <Radix.Root
      onCheckedChange={(state) => onChange(state === true)}
      className={cn(
        'grid size-4.5 shrink-0 place-items-center rounded-[5px] border border-line-strong bg-surface transition-colors',
        'data-[state=checked]:border-solid data-[state=checked]:bg-solid data-[state=checked]:text-on-solid',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator>
        <Check className="size-3.5" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  )
}
