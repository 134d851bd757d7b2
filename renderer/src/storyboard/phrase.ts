/** The short form of a sentence: the run of its own words that says most. */
import {
  bare,
  capital,
  DETERMINERS,
  endsBadly,
  endsClause,
  IMPERATIVES,
  JOINERS,
  OPENERS,
  opensBadly,
  PREPOSITIONS,
  trimmed,
  weight,
  wordsOf,
} from './language.ts'

export type PhraseLimit = { words: number; letters: number }

const SHOUTS = /[!?]$/u

/** Drops what only opens a sentence, never all of it. */
export function withoutOpener(text: string): string {
  const rest = text.replace(OPENERS, '')
  return wordsOf(rest).length >= 2 ? rest : text
}

function value(words: string[], from: number, to: number): number {
  const before = words[from - 1]
  const after = words[to]
  const first = words[from]!
  const last = words[to - 1]!
  const opens = before === undefined || endsClause(before)
  const closes = after === undefined || endsClause(last)
  const said = words.slice(from, to).reduce((sum, w) => sum + weight(w), 0)
  let score = said - 0.12 * (to - from)
  if (words.slice(from, to - 1).some(endsClause)) score -= 1.6
  if (opens) score += IMPERATIVES.has(bare(first)) ? 2 : 1.4
  else if (weight(first) > 0 && before !== undefined && weight(before) === 0) score += 0.4
  else if (before !== undefined && weight(before) > 0) score -= 1
  if (opensBadly(first)) score -= 2
  if (!opens && DETERMINERS.has(bare(before))) score -= 0.5
  if (closes) score += 1.5
  else if (PREPOSITIONS.has(bare(after)) || JOINERS.has(bare(after))) score += 0.5
  else if (DETERMINERS.has(bare(after))) score -= 2
  else score -= 1
  if (endsBadly(last)) score -= 4
  return score
}

/** The best run of at most so many words and letters, in the order they were said. Never empty for text with words. */
export function phraseOf(text: string, limit: PhraseLimit): string {
  const words = wordsOf(withoutOpener(text.trim()))
  const size = (from: number, to: number) => words.slice(from, to).join(' ').length
  if (words.length <= limit.words && size(0, words.length) <= limit.letters) return finished(words)
  let best = { score: Number.NEGATIVE_INFINITY, from: 0, to: 1 }
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + limit.words); to++) {
      if (to > from + 1 && size(from, to) > limit.letters) break
      const score = value(words, from, to)
      if (score > best.score) best = { score, from, to }
    }
  }
  return finished(words.slice(best.from, best.to))
}

function finished(words: string[]): string {
  const text = words.join(' ')
  const end = SHOUTS.exec(text)?.[0] ?? ''
  const inner = trimmed(text.replace(/[.!?…]+(["”’']*)$/u, '$1'))
  const unpaired = (inner.match(/["“”]/g)?.length ?? 0) % 2 === 1
  return capital(unpaired ? inner.replace(/["“”]/g, '') : inner) + end || text
}

/** The one or two words of a phrase that deserve a marker: the weightiest, side by side if they stand so. */
export function emphasisOf(phrase: string): string[] {
  const words = wordsOf(phrase)
  const ranked = words.map((word, at) => ({ word, at, w: weight(word) })).filter((r) => r.w > 0)
  ranked.sort((a, b) => b.w - a.w || b.at - a.at)
  const [first, second] = ranked
  if (!first) return []
  const pair = second && words.length >= 4 && Math.abs(first.at - second.at) === 1
  return (pair ? [first, second] : [first]).sort((a, b) => a.at - b.at).map((r) => r.word)
}
