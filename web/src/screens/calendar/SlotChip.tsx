import { Plus } from '#ui/icons/index.ts'
import type { EmptySlot } from './calendar.rules.ts'
import { formatTime, formatWholeDay } from './date-formats.ts'

type SlotChipProps = {
  slot: EmptySlot
  timeZone: string
  onFill: () => void
  /** There while a post is dragged. */
  onDrop: (() => void) | undefined
}

/** A place of a coming day that nothing has: pressed to be filled, or a post is dropped on it. */
export const SlotChip = ({ slot, timeZone, onFill, onDrop }: SlotChipProps) => (
  <li>
    <button
      type="button"
      aria-label={`Fill the slot of ${formatWholeDay(slot.date)}, ${formatTime(slot.at, timeZone)}`}
      onClick={onFill}
      onDragOver={(event) => onDrop && event.preventDefault()}
      onDrop={(event) => {
        if (!onDrop) return
        event.preventDefault()
        // The day would give it its own time.
        event.stopPropagation()
        onDrop()
      }}
      className="num flex min-h-8 w-full items-center pointer-coarse:min-h-11 gap-1 rounded-sm border border-line border-dashed px-1.5 text-ink-3 text-xs tap hover:border-line-strong hover:bg-sunken hover:text-ink [&_svg]:size-3.5"
    >
      <Plus aria-hidden />
      {formatTime(slot.at, timeZone)}
    </button>
  </li>
)
