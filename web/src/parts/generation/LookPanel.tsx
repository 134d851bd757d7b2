import { type ReactNode, useState } from 'react'
import { ChevronDown } from '#ui/icons/index.ts'

type LookPanelProps = {
  /** What is chosen, part by part: "Office background", "captions on". */
  says: readonly (string | false | undefined)[]
  /** Something in it is wrong: it stays open until that is mended. */
  isWrong?: boolean
  children: ReactNode
}

/** How a film looks and sounds: one line that says what is chosen, which opens to change it. */
export function LookPanel({ says, isWrong = false, children }: LookPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group card min-w-0"
    >
      <summary className="flex cursor-pointer list-none items-center gap-4 rounded-xl px-5 py-3.5 text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">Look and voice</span>
          <span className="block text-ink-2">{says.filter(Boolean).join(', ')}</span>
        </span>
        <span aria-hidden className="text-ink-2 group-open:hidden max-sm:hidden">
          Change
        </span>
        <ChevronDown className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-line border-t p-5">{children}</div>
    </details>
  )
}
