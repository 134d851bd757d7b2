import { type DragEvent, type ReactNode, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes files that are dropped anywhere on it, and shows that it does. */
export function DropArea({ onFiles, children }: { onFiles: (files: readonly File[]) => void; children: ReactNode }) {
  const [over, setOver] = useState(false)
  // Every element inside that is entered and left says so too.
  const depth = useRef(0)
  const enter = (event: DragEvent, step: 1 | -1) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current += step
    setOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button
    <div
      className="relative min-h-[60dvh]"
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute -inset-3 z-30 grid place-items-center rounded-xl border-2 border-line-strong border-dashed bg-surface/85">
          <p className="text-lg">Drop to upload</p>
        </div>
      )}
    </div>
  )
}
