import * as Radix from '@radix-ui/react-alert-dialog'
import { useRef } from 'react'
import { Button, type ButtonProps, buttonStyle } from './Button.tsx'
import { IS_WINDOW, onPassedEscape } from './escape.ts'

type ConfirmButtonProps = Omit<ButtonProps, 'onClick'> & {
  question: string
  /** What will happen, and whether it can be undone. */
  consequence: string
  confirmLabel: string
  onConfirm: () => void
}

/** A button for what should not happen by accident: it asks first. */
export function ConfirmButton({ question, consequence, confirmLabel, onConfirm, ...button }: ConfirmButtonProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <Button {...button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="data-[state=open]:fade-in-0 fixed inset-0 z-40 bg-black/55 data-[state=open]:animate-in" />
        <Radix.Content
          {...IS_WINDOW}
          onKeyDown={onPassedEscape(() => cancel.current?.click())}
          className="data-[state=open]:fade-in-0 data-[state=open]:zoom-in-97 -translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 w-[min(94vw,26rem)] rounded-xl border border-line bg-raised p-6 shadow-3 duration-200 data-[state=open]:animate-in"
        >
          <Radix.Title className="text-xl">{question}</Radix.Title>
          <Radix.Description className="mt-1 text-ink-2 text-sm">{consequence}</Radix.Description>
          <div className="mt-6 flex justify-end gap-2">
            <Radix.Cancel ref={cancel} className={buttonStyle({ variant: 'ghost' })}>
              Cancel
            </Radix.Cancel>
            <Radix.Action className={buttonStyle({ variant: 'danger' })} onClick={onConfirm}>
              {confirmLabel}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
