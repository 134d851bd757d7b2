/** Pure: where the chapters of a film begin. */
import type { ScriptLine } from '@octavo/contract/script'

type Spoken = { at: number; text: string }
export type Chapter = { at: number; title: string }

const FIRST_WORDS = 4
const startOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, FIRST_WORDS).join(' ')

/**
 * The chapters that a script names, each with the second at which its first words are said; what was edited out of the film
 * since is none.
 */
export function chaptersOf(lines: readonly ScriptLine[], spoken: readonly Spoken[]): Chapter[] {
  let from = 0
  return lines.flatMap(({ chapter, spoken: words }) => {
    const found = chapter ? spoken.findIndex(({ text }, at) => at >= from && startOf(text) === startOf(words)) : -1
    if (!chapter || found < 0) return []
    from = found + 1
    return [{ at: spoken[found]?.at ?? 0, title: chapter }]
  })
}
