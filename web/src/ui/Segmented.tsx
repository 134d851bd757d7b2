import { cn } from './cn.ts'

type SegmentedProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string; disabled?: boolean }[]
  className?: string
}

/** Two or three words side by side, one of them chosen. Native radios: arrows and forms work by themselves. */
export function Segmented<T extends string>({ label, value, onChange, options, className }: SegmentedProps<T>) {
  return (
    <fieldset aria-label={label} className={cn('flex rounded-lg border border-line bg-surface p-1 text-sm', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'flex items-center rounded-md px-3 py-1.5 transition-colors tap has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-1',
            option.value === value ? 'bg-solid font-medium text-on-solid' : 'text-ink-2',
            option.disabled ? 'text-ink-3' : 'cursor-pointer hover:text-ink',
            option.value === value && 'hover:text-on-solid',
          )}
        >
          <input
            type="radio"
            name={label}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
