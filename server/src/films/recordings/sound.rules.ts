/** Pure: what is said of a recording by what was measured of it. */
import { messages } from '@octavo/contract/messages'
import { spokenSeconds } from '@octavo/voice/text'

/** What was measured of a recording as it came. */
export type Measured = {
  durationMs: number
  lufs: number
  peak: number
  clipped: number
  speechDb: number
  noiseDb: number
}

/** dB of full scale: under these nobody is heard, or not enough of them. */
const SILENT_PEAK = 0.001
const TOO_QUIET_DB = -55
/** The share of loud samples at the very top: a voice has a few in a thousand there. */
const CLIPPED = { little: 0.03, much: 0.12 }
/** How far speech stands above the noise, dB. */
const ABOVE_NOISE = { enough: 24, least: 9 }

/** Why a recording can't be used, whatever is said in it; undefined when it can. */
export function faultOf({ peak, speechDb, noiseDb, clipped }: Measured): string | undefined {
  if (peak < SILENT_PEAK) return messages.recording.silent
  if (speechDb < TOO_QUIET_DB) return messages.recording.tooQuiet
  if (clipped > CLIPPED.much) return messages.recording.clipped
  if (speechDb - noiseDb < ABOVE_NOISE.least) return messages.recording.tooNoisy
  return undefined
}

/** How a line was found: the share of its words that were, how far that is believed, how long it takes, and how unlike it sounds where that was asked. */
export type FoundIn = { placed: number; confidence: number; seconds: number; text: string; unlike?: number }

const PLACED = { surely: 0.8, least: 0.5 }
const BELIEVED = { surely: 0.7, least: 0.5 }
/** Who is not quite like the words is believed as long as the speakers agree on where they are; who is not at all, never. */
const UNLIKE = { little: 0.92, doubtful: 0.94, much: 0.96, unlessBelieved: 0.85 }
/** Of what a voice takes for the words: who is quicker has left some out, who is slower did something else too. */
const PACE = { quickest: 0.4, slowest: 3, moreSeconds: 3 }

export const isFound = ({ placed, confidence, unlike = 0 }: FoundIn): boolean =>
  placed >= PLACED.least &&
  confidence >= (unlike < UNLIKE.doubtful ? BELIEVED.least : UNLIKE.unlessBelieved) &&
  unlike < UNLIKE.much

/** Why what was found is not the line; undefined when it is. */
export function mismatchOf(found: FoundIn): string | undefined {
  const needed = spokenSeconds(found.text)
  const seconds = found.seconds.toFixed(1)
  if (found.seconds < needed * PACE.quickest) return messages.recording.wordsTooFast(seconds)
  if (!isFound(found)) return messages.recording.otherWords
  return found.seconds > needed * PACE.slowest + PACE.moreSeconds ? messages.recording.wordsTooSlow(seconds) : undefined
}

/** What its owner should know of a recording that is kept; null when it is good. */
export function problemOf(measured: Measured, { placed, confidence, unlike = 0 }: FoundIn): string | null {
  if (measured.clipped > CLIPPED.little) return messages.recording.aLittleClipped
  if (measured.speechDb - measured.noiseDb < ABOVE_NOISE.enough) return messages.recording.aLittleNoisy
  const isUnsure = placed < PLACED.surely || confidence < BELIEVED.surely || unlike > UNLIKE.little
  return isUnsure ? messages.recording.aLittleUnsure : null
}
