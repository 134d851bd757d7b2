import * as Radix from '@radix-ui/react-dialog'
import { cn } from './cn.ts'
import { DialogClose, type DialogProps } from './Dialog.tsx'
import { IS_WINDOW, onPassedEscape } from './escape.ts'
import { useReturnFocus } from './return-focus.ts'

/** A panel from the right, for the detail of one thing; it leaves the list beside it in sight. */
export function Sheet({ open, onOpenChange, title, description, footer, className, children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="data-[state=open]:fade-in-0 data-[state=closed]:fade-out-0 fixed inset-0 z-40 bg-black/45 duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in" />
        <Radix.Content
          {...returnFocus}
          {...IS_WINDOW}
          onKeyDown={onPassedEscape(() => onOpenChange(false))}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-y-0 right-0 z-50 flex w-full max-w-120 flex-col border-line border-l bg-raised shadow-3',
            'data-[state=open]:slide-in-from-right data-[state=closed]:slide-out-to-right duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in',
            className,
          )}
        >
          <header className="border-line border-b p-5">
            <Radix.Title className="pr-8 text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-ink-2 text-sm">{description}</Radix.Description>}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-5">{footer}</footer>}
          <DialogClose />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
