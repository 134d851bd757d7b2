import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { STOPPED, type Video } from '@octavo/contract/video'

export type ScheduleSlot = {
  key: string
  /** Monday 9:00 AM */
  when: string
  label: string
  /** What is due there from now on, the earliest first. */
  videos: Video[]
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** An hour as the schedule says it: 9:00 AM, 3:00 PM. */
export const formatHour = (hour: number): string => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

const isDue = (video: Video, now: number) =>
  video.scheduledFor !== null &&
  new Date(video.scheduledFor).getTime() >= now &&
  video.status !== 'published' &&
  !STOPPED.includes(video.status)

/** The week's eight slots, each with the account's videos that are due there. */
export function scheduleOf(videos: readonly Video[], now: number): ScheduleSlot[] {
  const due = videos
    .filter((video) => isDue(video, now))
    .toSorted((a, b) => (a.scheduledFor ?? '').localeCompare(b.scheduledFor ?? ''))
  return WEEK_SCHEDULE.map(({ day, hour, label, format, number }) => ({
    key: label,
    when: `${DAYS[day - 1]} ${formatHour(hour)}`,
    label,
    videos: due.filter((video) => video.format === format && video.number === number && video.batchId !== null),
  }))
}

/** What a video of a batch is called by its place in the week. */
export const slotName = ({ format, number }: Pick<Video, 'format' | 'number'>): string =>
  format === 'long' ? 'Long Video' : `Short #${number}`
