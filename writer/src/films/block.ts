/** What films are put together from: lines with what the screen shows, and what they were made from. */
import { spokenSeconds } from '@octavo/voice/text'
import type { PieceLine } from '#trades/piece.ts'

export type Block = {
  lines: PieceLine[]
  /** Ids of what it was made from. */
  ingredients: string[]
  /** How a chapter that begins with it is called. */
  title?: string
}

/** About how long lines take to say, in seconds. */
export const secondsOf = (lines: readonly PieceLine[]): number =>
  lines.reduce((sum, { spoken }) => sum + spokenSeconds(spoken), 0)

/** The lines without as many of the optional ones as it takes to keep within so many seconds; the last ones go first. */
export function within(lines: readonly PieceLine[], seconds: number): PieceLine[] {
  const kept = [...lines]
  for (let at = kept.length - 1; at >= 0 && secondsOf(kept) > seconds; at--) if (kept[at]?.optional) kept.splice(at, 1)
  return renumbered(kept)
}

/** Items of a list are counted anew where one was left out. */
export function renumbered(lines: readonly PieceLine[]): PieceLine[] {
  let count = 0
  return lines.map((line) => (line.card?.kind === 'item' ? { ...line, card: { ...line.card, at: ++count } } : line))
}
