import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { sayHour } from '@octavo/contract/time-zone'
import type { Video } from '@octavo/contract/video'
import { formatDayAndTime, formatTimeLeft } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { reviewPath } from './review-path.ts'
import { slotDay } from './sample-week.ts'
import type { WeekThumbnail } from './WeekStrip.tsx'

/** The week strip of a batch: each video in its place, when it goes out and how it stands; empty places where there is none yet. */
export const thumbnailsOfWeek = (videos: readonly Video[], timeZone?: string): WeekThumbnail[] =>
  WEEK_SCHEDULE.map((slot) => {
    const video = videos.find(({ format, number }) => format === slot.format && number === slot.number)
    const where = { key: slot.label, day: slotDay(slot.day), time: sayHour(slot.hour), wide: slot.format === 'long' }
    if (!video) return { ...where, state: 'empty', label: `${slot.label}: not made yet` }
    const state = thumbnailState(video.status)
    return {
      ...where,
      ...(video.scheduledFor && formatDayAndTime(video.scheduledFor, timeZone)),
      state,
      image: video.posterUrl,
      poster: posterOf(video),
      making: video.status === 'rendering' && video.stageProgress > 0 ? makingOf(video) : undefined,
      score: video.viralScore,
      label: `${slot.label}: ${video.title}, ${VIDEO_STATUS[video.status].word}`,
      says: saysOf(video),
      ...(video.batchId && { href: reviewPath(video.batchId, video.id) }),
    }
  })

const makingOf = ({ id, stageProgress }: Video) => ({ videoId: id, share: stageProgress })

/** How it stands, in a word or two. */
function saysOf({ status, views, etaSeconds }: Video): string {
  if (status === 'published') return plural(views, 'view')
  if (status === 'rendering' && etaSeconds !== null) return formatTimeLeft(etaSeconds)
  return VIDEO_STATUS[status].word
}
