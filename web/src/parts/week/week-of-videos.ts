import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import type { Video } from '@octavo/contract/video'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { slotDay, slotTime } from './sample-week.ts'
import type { WeekThumbnail } from './WeekStrip.tsx'

/** The week strip of a batch: each video in its slot of the schedule, empty places where there is none yet. */
export const thumbnailsOfWeek = (videos: readonly Video[]): WeekThumbnail[] =>
  WEEK_SCHEDULE.map((slot) => {
    const video = videos.find(({ format, number }) => format === slot.format && number === slot.number)
    const where = { key: slot.label, day: slotDay(slot.day), time: slotTime(slot.hour), wide: slot.format === 'long' }
    if (!video) return { ...where, state: 'empty', label: `${slot.label}: not made yet` }
    const state = thumbnailState(video.status)
    return {
      ...where,
      state,
      image: video.posterUrl,
      poster: posterOf(video),
      score: video.viralScore,
      label: `${slot.label}: ${video.title}, ${VIDEO_STATUS[video.status].word}`,
    }
  })
