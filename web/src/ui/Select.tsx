import * as Radix from '@radix-ui/react-select'
import type { ReactNode } from 'react'
import { Check, ChevronDown } from '#ui/icons/index.ts'
import { cn } from './cn.ts'
import type { FieldAria } from './Field.tsx'
import { fieldStyle } from './Input.tsx'

export type Option = { value: string; label: ReactNode; disabled?: boolean }

type SelectProps = Partial<FieldAria> & {
  value: string | undefined
  onChange: (value: string) => void
  options: readonly Option[]
  placeholder?: string
  disabled?: boolean
  className?: string
  'aria-label'?: string
}

/** Options whose value is what they say. */
export const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))

/** One of a few. For more than about fifteen use Combobox. */
export function Select({ value, onChange, options, placeholder, disabled, className, ...aria }: SelectProps) {
  return (
    <Radix.Root value={value ?? ''} onValueChange={onChange} disabled={disabled ?? false}>
      <Radix.Trigger
        className={cn(
          fieldStyle,
          'flex h-9 items-center justify-between gap-2 text-left data-placeholder:text-ink-3',
          className,
        )}
        {...aria}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown className="size-4 text-ink-3" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98 z-50 max-h-72 min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg border border-line bg-raised shadow-3 duration-150 data-[state=open]:animate-in"
        >
          <Radix.Viewport className="p-1">{options.map(SelectItem)}</Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const SelectItem = ({ value, label, disabled }: Option) => (
  <Radix.Item
    key={value}
    value={value}
    disabled={disabled ?? false}
    className="flex min-h-8 cursor-default items-center justify-between gap-6 rounded-md px-2.5 text-sm outline-none tap data-disabled:opacity-45 data-highlighted:bg-sunken"
  >
    <Radix.ItemText>{label}</Radix.ItemText>
    <Radix.ItemIndicator>
      <Check className="size-3.5" />
    </Radix.ItemIndicator>
  </Radix.Item>
)
