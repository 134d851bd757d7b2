import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

/** What a control needs to belong to its label, hint and error. */
export type FieldAria = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** At the right end of the label: a counter, a link. */
  aside?: ReactNode
  className?: string
  children: (aria: FieldAria) => ReactNode
}

/** A label, a control, and below it the error or else the hint. The child gets the attributes that tie them together. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={cn('grid grid-cols-1 content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {aside && <span className="num text-ink-3 text-xs">{aside}</span>}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={cn('text-sm', error ? 'text-bad' : 'text-ink-2')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
