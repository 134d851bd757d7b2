import * as Radix from '@radix-ui/react-dialog'
import type { RefObject } from 'react'
import { cn } from './cn.ts'
import { DialogClose, type DialogProps } from './Dialog.tsx'
import { IS_WINDOW, onPassedEscape } from './escape.ts'
import { useReturnFocus } from './return-focus.ts'

type WindowProps = DialogProps & {
  /** What takes the focus when it opens; else the first that can. */
  firstFocus?: RefObject<HTMLElement | null>
  /** Escape closes it, unless this prevents the event. */
  onEscape?: (event: KeyboardEvent) => void
}

/** For one thing that takes the whole attention: it fills the screen of a phone and most of a desk's. A press beside it does not close it. */
export function Window(props: WindowProps) {
  const { open, onOpenChange, title, description, footer, className, children, firstFocus, onEscape } = props
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const begin = (event: Event) => {
    onOpenAutoFocus()
    if (!firstFocus?.current) return
    event.preventDefault()
    firstFocus.current.focus()
  }
  const pressed = () => {
    const press = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
    onEscape?.(press)
    if (!press.defaultPrevented) onOpenChange(false)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="data-[state=open]:fade-in-0 data-[state=closed]:fade-out-0 fixed inset-0 z-40 bg-black/55 duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in" />
        <Radix.Content
          {...IS_WINDOW}
          onKeyDown={onPassedEscape(pressed)}
          onOpenAutoFocus={begin}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => onEscape?.(event)}
          onInteractOutside={(event) => event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-0 z-50 m-auto flex flex-col overflow-hidden bg-raised shadow-3 sm:h-[min(92dvh,52rem)] sm:w-[min(94vw,56rem)] sm:rounded-xl sm:border sm:border-line',
            'data-[state=open]:fade-in-0 duration-200 data-[state=open]:animate-in',
            className,
          )}
        >
          <header className="px-4 pt-4 pb-3 sm:px-6 sm:pt-5">
            <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-ink-2 text-sm">{description}</Radix.Description>}
          </header>
          {children}
          {footer}
          <DialogClose />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
