import { Frame, type FrameProps, type FrameState } from '#parts/video/VideoThumbnail.tsx'
import { SAMPLE_WEEK } from './sample-week.ts'
import { WeekPlace, WeekRow } from './WeekRow.tsx'

export type WeekFrame = Omit<FrameProps, 'className'> & { key: string }

type WeekStripProps = { frames: readonly WeekFrame[]; className?: string; arrive?: boolean }

/** The week as the product sees it: seven shorts and one long film in posting order. */
export const WeekStrip = ({ frames, className, arrive }: WeekStripProps) => (
  <WeekRow className={className} arrive={arrive}>
    {frames.map(({ key, ...frame }) => (
      <WeekPlace key={key} wide={frame.wide}>
        <Frame {...frame} />
      </WeekPlace>
    ))}
  </WeekRow>
)

/** The drawn week in the given states. */
export const sampleFrames = (states: readonly FrameState[]): WeekFrame[] =>
  SAMPLE_WEEK.map((slot, index) => ({
    ...slot,
    key: `${slot.day} ${slot.time}`,
    state: states[index] ?? 'ready',
    label: `${slot.day} ${slot.time}, ${slot.wide ? 'long video' : 'short'}: ${slot.poster.caption} ${slot.poster.hot ?? ''}`,
  }))
