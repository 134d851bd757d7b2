/** Pure: how long a film of a batch may be, and how a voice is brought to it. */
import { FORMATS, type VideoFormat } from '@octavo/contract'

export type Length = { min: number; aim: number; max: number }

// A film ordered at a length of its own may miss it by this much.
const OWN_LENGTH = { least: 0.5, most: 1.6 } as const
// A voice hurried or slowed by more than this is heard to be.
const RATE = { slowest: 0.88, fastest: 1.18 } as const
// A rate is not kept to the millisecond.
const ROOM_SECONDS = 0.5

/** Seconds: the format's own, or around the length that was asked for. */
export function lengthOf({ format, aimSeconds }: { format: VideoFormat; aimSeconds: number | null }): Length {
  if (aimSeconds === null) return { ...FORMATS[format].seconds, aim: FORMATS[format].aim }
  return { min: aimSeconds * OWN_LENGTH.least, aim: aimSeconds, max: aimSeconds * OWN_LENGTH.most }
}

/** The speed at which speech and tail fit the length: 1 where they do, undefined where no natural speed would. */
export function rateToFit(speechSeconds: number, tailSeconds: number, { min, max }: Length): number | undefined {
  const film = speechSeconds + tailSeconds
  if (film >= min && film <= max) return 1
  const target = film > max ? max - ROOM_SECONDS : min + ROOM_SECONDS
  const rate = speechSeconds / (target - tailSeconds)
  return rate >= RATE.slowest && rate <= RATE.fastest ? rate : undefined
}
