import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { X } from '#ui/icons/index.ts'
import { cn } from './cn.ts'
import { IS_WINDOW, onPassedEscape } from './escape.ts'
import { useReturnFocus } from './return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The buttons, right-aligned at the bottom. */
  footer?: ReactNode
  className?: string
  children?: ReactNode
}

/** A window over the page, for input of five fields or fewer. */
export function Dialog({ open, onOpenChange, title, description, footer, className, children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="data-[state=open]:fade-in-0 data-[state=closed]:fade-out-0 fixed inset-0 z-40 bg-black/55 duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in" />
        <Radix.Content
          {...returnFocus}
          {...IS_WINDOW}
          onKeyDown={onPassedEscape(() => onOpenChange(false))}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            '-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(94vw,32rem)] overflow-y-auto rounded-xl border border-line bg-raised p-6 shadow-3',
            'data-[state=open]:fade-in-0 data-[state=open]:zoom-in-97 duration-200 data-[state=open]:animate-in',
            className,
          )}
        >
          <Radix.Title className="pr-8 text-xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1 text-ink-2 text-sm">{description}</Radix.Description>}
          {children && <div className="mt-5">{children}</div>}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-2">{footer}</div>}
          <DialogClose />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The cross in the corner of a Dialog or Sheet. */
export function DialogClose() {
  return (
    <Radix.Close
      aria-label="Close"
      className="absolute top-3 right-3 grid size-8 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <X className="size-4" />
    </Radix.Close>
  )
}
