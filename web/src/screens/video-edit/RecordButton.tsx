import type { Ref } from 'react'
import type { Recording } from '#parts/microphone/useRecorder.ts'
import { cn } from '#ui/cn.ts'
import { Kbd } from '#ui/Kbd.tsx'

type RecordButtonProps = {
  ref: Ref<HTMLButtonElement>
  now: Recording
  isRead: boolean
  disabled: boolean
  onPress: () => void
}

/** The one big button: a red dot to begin with, the count before it begins, a red square to end with. */
export function RecordButton({ ref, now, isRead, disabled, onPress }: RecordButtonProps) {
  const isReading = now.is === 'reading'
  return (
    <button
      ref={ref}
      type="button"
      aria-keyshortcuts="Space"
      aria-busy={now.is === 'ending'}
      disabled={disabled}
      onClick={onPress}
      className="grid w-28 justify-items-center gap-1.5 rounded-lg py-1 font-medium text-sm aria-busy:opacity-60 disabled:opacity-45"
    >
      <span
        aria-hidden
        className="grid size-18 place-items-center rounded-full border-4 border-line-strong bg-surface sm:size-16"
      >
        {now.is === 'counting' ? (
          <span className="num font-semibold text-3xl">{now.left}</span>
        ) : (
          <span
            className={cn(
              'bg-bad transition-[width,height,border-radius] duration-150',
              isReading ? 'size-6 rounded-sm' : 'size-12 rounded-full sm:size-10',
            )}
          />
        )}
      </span>
      <span className="flex items-center gap-1.5">
        {wordFor(now, isRead)}
        <span aria-hidden className="pointer-coarse:hidden">
          <Kbd>Space</Kbd>
        </span>
      </span>
    </button>
  )
}

function wordFor({ is }: Recording, isRead: boolean): string {
  if (is === 'opening' || is === 'counting') return 'Cancel'
  if (is === 'reading' || is === 'ending') return 'Stop'
  return isRead ? 'Retake' : 'Record'
}
