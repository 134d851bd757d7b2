import { cn } from '#ui/cn.ts'
import { Frame, type FrameProps, type FrameState } from './Frame.tsx'
import { SAMPLE_WEEK } from './sample-week.ts'

export type WeekFrame = Omit<FrameProps, 'className'> & { key: string }

type WeekStripProps = { frames: readonly WeekFrame[]; className?: string; arrive?: boolean }

/** The week as the product sees it: seven shorts and one long film in posting order. On a phone the row scrolls. `arrive` lets the frames rise once. */
export function WeekStrip({ frames, className, arrive }: WeekStripProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the row scrolls, and a keyboard must be able to
      tabIndex={0}
      aria-label="The week"
      className={cn(
        'grid grid-cols-[repeat(2,9fr)_28.4fr_repeat(5,9fr)] items-start gap-2.5',
        'max-md:flex max-md:snap-x max-md:snap-proximity max-md:gap-3 max-md:overflow-x-auto max-md:pb-2 max-md:[scrollbar-width:none]',
        arrive && 'strip-in',
        className,
      )}
    >
      {frames.map(({ key, ...frame }) => (
        <li
          key={key}
          className={cn('min-w-0 max-md:shrink-0 max-md:snap-start', frame.wide ? 'max-md:w-[25.6rem]' : 'max-md:w-36')}
        >
          <Frame {...frame} />
        </li>
      ))}
    </ul>
  )
}

/** The drawn week in the given states. */
export const sampleFrames = (states: readonly FrameState[]): WeekFrame[] =>
  SAMPLE_WEEK.map((slot, index) => ({
    ...slot,
    key: `${slot.day} ${slot.time}`,
    state: states[index] ?? 'ready',
    label: `${slot.day} ${slot.time}, ${slot.wide ? 'long video' : 'short'}: ${slot.poster.caption} ${slot.poster.hot ?? ''}`,
  }))
