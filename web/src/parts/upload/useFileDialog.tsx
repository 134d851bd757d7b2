import { type ReactNode, useRef } from 'react'
import { ACCEPT } from './uploads.ts'

/** The browser's own dialog for files of these types: the element to put somewhere, and how it is opened. */
export function useFileDialog(
  onFiles: (files: readonly File[]) => void,
  accept = ACCEPT,
  /** A phone opens its camera. */
  camera?: true,
): [input: ReactNode, open: () => void] {
  const input = useRef<HTMLInputElement>(null)
  const element = (
    <input
      ref={input}
      type="file"
      multiple={!camera}
      accept={accept}
      {...(camera && { capture: 'environment' })}
      aria-label={camera ? 'A photo or clip to take' : 'Files to upload'}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        // So that the same file can be chosen again.
        event.target.value = ''
      }}
    />
  )
  return [element, () => input.current?.click()]
}
