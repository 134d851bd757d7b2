import { sentencesOf, wordsOf } from '@octavo/voice/text'

// What makes somebody stay for the second sentence: a question, a figure, a "you", a thing that is not as expected.
const PULLS: readonly [pattern: RegExp, weight: number][] = [
  [/\?/, 2],
  [/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|twice)\b/i, 2],
  [/\byou(?:r|rs|rself)?\b/i, 1.5],
  [
    /\b(?:not|never|nobody|no one|without|instead|before you|but|yet|only|too|less|wrong|most people|forget|skip)\b|n't\b/i,
    2,
  ],
  [/\b(?:why|how|what|here)\b/i, 1.5],
]
const HEARD_WORDS = 14
// An opening sentence longer than this loses listeners with every word.
const SHORT_ENOUGH = 12

/** How much an opening pulls, in points; long first sentences lose some. It orders openings and means nothing else. */
export function pullOf(opening: string): number {
  const heard = wordsOf(opening).slice(0, HEARD_WORDS).join(' ')
  const first = sentencesOf(opening)[0]?.text ?? ''
  const words = wordsOf(first).length
  const asked = first.endsWith('?') ? '?' : ''
  const points = PULLS.reduce((sum, [pattern, weight]) => sum + (pattern.test(heard + asked) ? weight : 0), 0)
  return points - Math.max(0, words - SHORT_ENOUGH) / 4
}
