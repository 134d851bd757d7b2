import type { Background } from '@octavo/renderer/choices'

export const VIDEO_FORMATS = ['short', 'long'] as const
export type VideoFormat = (typeof VIDEO_FORMATS)[number]
/** What a batch's films measure; `seconds` are the bounds, `aim` what the writer aims for. */
export const FORMATS = {
  short: { width: 1080, height: 1920, seconds: { min: 15, max: 60 }, aim: 40 },
  long: { width: 1920, height: 1080, seconds: { min: 180, max: 300 }, aim: 230 },
} as const satisfies Record<VideoFormat, object>

/** Picture sizes of a single film: full size, 720 and 576 pixels on the short side. */
export const FILM_QUALITIES = ['ultra_high', 'high', 'standard'] as const
export type FilmQuality = (typeof FILM_QUALITIES)[number]

export { PRESENTER_STYLES as AVATAR_STYLES } from '@octavo/renderer/choices'
export const BACKGROUND_STYLES = ['office', 'studio', 'outdoor', 'animated'] as const satisfies readonly Background[]
/** The avatar choice of the script generator. */
export const SCRIPT_AVATARS = ['default', 'professional', 'casual', 'energetic'] as const

/** What is searched for in the library: characters at most. */
export const SEARCH_LENGTH = 100
