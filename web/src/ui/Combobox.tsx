import { Command } from 'cmdk'
import { type ReactNode, useState } from 'react'
import { Check, ChevronDown } from '#ui/icons/index.ts'
import { cn } from './cn.ts'
import type { FieldAria } from './Field.tsx'
import { fieldStyle } from './Input.tsx'
import { Popover } from './Popover.tsx'

export type Choice = { value: string; label: string; lead?: ReactNode; note?: string }

type ComboboxProps = Partial<FieldAria> & {
  value: string | undefined
  onChange: (value: string) => void
  choices: readonly Choice[]
  placeholder: string
  searchLabel: string
  /** What the closed control shows; the choice's label unless said otherwise. */
  shown?: (choice: Choice) => ReactNode
  /** Its name where no Field's label points to it. */
  name?: string
  className?: string
}

/** One of many, found by typing. */
export function Combobox({
  value,
  onChange,
  choices,
  placeholder,
  searchLabel,
  shown,
  name,
  className,
  ...aria
}: ComboboxProps) {
  const [open, setOpen] = useState(false)
  const chosen = choices.find((choice) => choice.value === value)
  const choose = (choice: Choice) => {
    onChange(choice.value)
    setOpen(false)
  }
  const trigger = (
    <button
      type="button"
      className={cn(
        fieldStyle,
        'flex h-9 items-center justify-between gap-2 text-left',
        !chosen && 'text-ink-3',
        className,
      )}
      {...aria}
    >
      <span className="truncate">
        {name && <span className="sr-only">{name}: </span>}
        {chosen ? (shown?.(chosen) ?? chosen.label) : placeholder}
      </span>
      <ChevronDown className="size-4 shrink-0 text-ink-3" />
    </button>
  )
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      label={searchLabel}
      className="w-72 overflow-hidden p-0"
    >
      <Command label={searchLabel} defaultValue={chosen?.label ?? ''}>
        <Command.Input
          placeholder={searchLabel}
          className="h-10 w-full border-line border-b bg-transparent px-3 outline-none tap placeholder:text-ink-3 pointer-coarse:text-base"
        />
        <Command.List className="max-h-64 overflow-y-auto p-1">
          <Command.Empty className="p-4 text-center text-ink-2">No results.</Command.Empty>
          {choices.map((choice) => (
            <Command.Item
              key={choice.value}
              value={choice.label}
              keywords={[choice.value, choice.note ?? '']}
              onSelect={() => choose(choice)}
              className="flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 tap data-[selected=true]:bg-sunken"
            >
              {choice.lead}
              <span className="truncate">{choice.label}</span>
              {choice.note && <span className="num ml-auto text-ink-3">{choice.note}</span>}
              {choice.value === value && <Check className={cn('size-3.5', !choice.note && 'ml-auto')} />}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Popover>
  )
}
