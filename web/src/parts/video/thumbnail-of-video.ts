import { isMade, type Video, type VideoStatus } from '@octavo/contract/video'
import type { SceneName } from './poster-scenes.tsx'
import type { ThumbnailState } from './VideoThumbnail.tsx'

const SCENES: readonly SceneName[] = ['presenter', 'phone', 'cup', 'bars', 'hills', 'shop', 'desk']

const BRAND_HUE = 277

const states: Partial<Record<VideoStatus, ThumbnailState>> = {
  queued: 'waiting',
  checking: 'checking',
  review: 'review',
  published: 'live',
  failed: 'failed',
  halted: 'halted',
  discarded: 'discarded',
}

/** What of a video its thumbnail shows. */
export const thumbnailState = (status: VideoStatus): ThumbnailState =>
  states[status] ?? (isMade(status) ? 'ready' : 'making')

/** The hue, in degrees of OKLCH, that a drawn poster takes from a brand's color; near enough by way of HSL. */
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
