import { CREDIT_COSTS } from '@octavo/contract/plan'

// The pace of the embedded voices, a breath after each sentence, and the closing card.
const WORDS_A_SECOND = 160 / 60
const BREATH_SECONDS = 0.35
const CLOSING_SECONDS = 1.5
const MINUTE = 60

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
const sentencesIn = (text: string): number => text.match(/[^.!?…\s][^.!?…]*/g)?.length ?? 0

/** About how many seconds a film of these words lasts; nothing without words. */
export function filmSeconds(text: string): number | undefined {
  const words = wordsIn(text)
  if (words === 0) return undefined
  return Math.round(words / WORDS_A_SECOND + sentencesIn(text) * BREATH_SECONDS + CLOSING_SECONDS)
}

/** What a single film of this length costs. */
export const filmCredits = (seconds: number): number =>
  Math.max(1, Math.ceil(seconds / MINUTE)) * CREDIT_COSTS.startedMinute
