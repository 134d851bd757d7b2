import { type RefObject, useRef } from 'react'

type Handlers = { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void }

/** For a window that is opened without a trigger of its own: on closing, the focus goes back to where it came from. */
export function useReturnFocus(): Handlers {
  const opener: RefObject<Element | null> = useRef(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
