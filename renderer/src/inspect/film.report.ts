import type { EncoderName } from '#encode/encoder.ts'
import type { FlashKind } from './flash.watch.ts'
import type { Stray } from './text.look.ts'

/** What was made, what was measured on the way, and how long it took. Times are milliseconds but for `seconds`. */
export type FilmReport = {
  path: string
  bytes: number
  durationMs: number
  width: number
  height: number
  fps: number
  videoCodec: string
  audioCodec: string
  audioSampleRate: number
  /** The index stands before the pictures, so that a player can start at once. */
  faststart: boolean
  /** How the film came to be, as its XMP says it: a term of the IPTC, or nothing. */
  digitalSourceType: string
  /** Integrated loudness by EBU R128; silence reads -70. */
  lufs: number
  truePeakDb: number
  longestSilenceMs: number
  silentFromMs: number
  longestBlackMs: number
  blackFromMs: number
  longestFrozenMs: number
  frozenFromMs: number
  /** When the picture first flashes more than WCAG 2.3.1 allows. */
  flashes: Partial<Record<FlashKind, number>>
  /** Texts that are not all to be seen, on two frames of each part. */
  strayTexts: (Stray & { atMs: number })[]
  /** The lowest contrast between captions and what they border on, measured once a scene; none where it could not be measured. */
  captionContrast?: { ratio: number; atMs: number }
  /** Frames that were taken from the cache instead of being made. */
  framesReused: number
  /** Wall time; sound and picture are made at the same time. */
  seconds: { total: number; audio: number; video: number; join: number }
  encoder: EncoderName
  /** What the maker of the film should know: a logo that could not be read, for instance. */
  notes: string[]
}
