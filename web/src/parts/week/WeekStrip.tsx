import { type ThumbnailState, VideoThumbnail, type VideoThumbnailProps } from '#parts/video/VideoThumbnail.tsx'
import { SAMPLE_WEEK } from './sample-week.ts'
import { WeekPlace, WeekRow } from './WeekRow.tsx'

export type WeekThumbnail = Omit<VideoThumbnailProps, 'className'> & { key: string }

type WeekStripProps = { thumbnails: readonly WeekThumbnail[]; className?: string; arrive?: boolean }

/** The week as the product sees it: seven shorts and one long film in posting order. */
export const WeekStrip = ({ thumbnails, className, arrive }: WeekStripProps) => (
  <WeekRow className={className} arrive={arrive}>
    {thumbnails.map(({ key, ...thumbnail }) => (
      <WeekPlace key={key} wide={thumbnail.wide}>
        <VideoThumbnail {...thumbnail} />
      </WeekPlace>
    ))}
  </WeekRow>
)

/** The drawn week in the given states. */
export const sampleThumbnails = (states: readonly ThumbnailState[]): WeekThumbnail[] =>
  SAMPLE_WEEK.map((slot, index) => ({
    ...slot,
    key: `${slot.day} ${slot.time}`,
    state: states[index] ?? 'ready',
    label: `${slot.day} ${slot.time}, ${slot.wide ? 'long video' : 'short'}: ${slot.poster.caption} ${slot.poster.hot ?? ''}`,
  }))
