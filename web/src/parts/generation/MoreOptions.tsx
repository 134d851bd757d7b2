import { type ReactNode, useState } from 'react'
import { ChevronDown } from '#ui/icons/index.ts'

type MoreOptionsProps = {
  /** One of them was chosen, or is wrong: then it stands open. */
  isUsed: boolean
  children: ReactNode
}

/** What a start can be asked for besides its own options, folded away until somebody looks for it. */
export function MoreOptions({ isUsed, children }: MoreOptionsProps) {
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <details
      open={isOpen || isUsed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/more min-w-0 border-line border-t pt-1"
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 py-2.5 font-medium text-sm tap [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 shrink-0 text-ink-3 transition-transform group-open/more:rotate-180" />
        More options
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2">{children}</div>
    </details>
  )
}
