import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { isMade, type Video, type VideoStatus } from '@octavo/contract/video'
import type { FrameState } from './Frame.tsx'
import type { SceneName } from './poster-scenes.tsx'
import { slotDay, slotTime } from './sample-week.ts'
import { VIDEO_STATUS } from './video-status.ts'
import type { WeekFrame } from './WeekStrip.tsx'

const SCENES: readonly SceneName[] = ['presenter', 'phone', 'cup', 'bars', 'hills', 'shop', 'desk']
const BRAND_HUE = 277

const states: Partial<Record<VideoStatus, FrameState>> = {
  queued: 'waiting',
  checking: 'checking',
  review: 'review',
  published: 'live',
  failed: 'failed',
  halted: 'halted',
  discarded: 'discarded',
}

/** What of a video can be seen in a frame. */
export const frameState = (status: VideoStatus): FrameState => states[status] ?? (isMade(status) ? 'ready' : 'making')

/** The hue, in degrees of OKLCH, that a drawn poster takes from a brand's colour; near enough by way of HSL. */
export function hueOf(hex: string | null): number {
  const [r = 0, g = 0, b = 0] = (hex?.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16) / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (most === least) return BRAND_HUE
  const sixth =
    most === r
      ? ((g - b) / (most - least) + 6) % 6
      : most === g
        ? (b - r) / (most - least) + 2
        : (r - g) / (most - least) + 4
  return Math.round(sixth * 60 + 25) % 360
}

/** A video's own picture, or what to draw instead. */
export const posterOf = (video: Pick<Video, 'title' | 'brandColor' | 'number'>) => ({
  scene: SCENES[video.number % SCENES.length]!,
  hue: hueOf(video.brandColor),
  caption: video.title,
})

/** The week strip of a batch: each video in its slot of the schedule, empty places where there is none yet. */
export const framesOfVideos = (videos: readonly Video[]): WeekFrame[] =>
  WEEK_SCHEDULE.map((slot) => {
    const video = videos.find(({ format, number }) => format === slot.format && number === slot.number)
    const where = { key: slot.label, day: slotDay(slot.day), time: slotTime(slot.hour), wide: slot.format === 'long' }
    if (!video) return { ...where, state: 'empty', label: `${slot.label}: not made yet` }
    const state = frameState(video.status)
    return {
      ...where,
      state,
      image: video.posterUrl,
      poster: posterOf(video),
      score: video.viralScore,
      label: `${slot.label}: ${video.title}, ${VIDEO_STATUS[video.status].word}`,
    }
  })
