/** Pure: findings in a text that goes on changing, and what can be done about each. */
import type { Finding } from '@octavo/contract/compliance'
import { autofixText, withoutSentence } from './autofix.ts'

/** A finding that is known again after other words of the text have changed. */
export type KeptFinding = Finding & { key: string }

/** Findings in the order in which they are read: those of the text, then title and hashtags. */
export function keyed(issues: readonly Finding[]): KeptFinding[] {
  const count = new Map<string, number>()
  const inText = ({ field }: Finding) => Number(field !== 'text')
  return issues
    .toSorted((one, other) => inText(one) - inText(other) || one.start - other.start)
    .map((finding) => {
      const name = `${finding.ruleId} ${finding.field} ${finding.quote}`
      const nth = count.get(name) ?? 0
      count.set(name, nth + 1)
      return { ...finding, key: `${name} ${nth}` }
    })
}

/** How many characters two texts begin with in common, `from` on. */
function commonStart(one: string, other: string, most: number): number {
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

function commonEnd(one: string, other: string, most: number): number {
  let at = 0
  while (at < most && one.at(-1 - at) === other.at(-1 - at)) at += 1
  return at
}

/** The findings of `before` where their words stand in `after`; those whose words were changed are left out until the text is read again. */
export function movedTo<F extends Finding>(findings: readonly F[], before: string, after: string): F[] {
  if (before === after) return [...findings]
  const most = Math.min(before.length, after.length)
  const head = commonStart(before, after, most)
  const tail = before.length - commonEnd(before, after, most - head)
  const by = after.length - before.length
  return findings.flatMap((finding) => {
    if (finding.field !== 'text' || finding.end <= head) return [finding]
    return finding.start >= tail ? [{ ...finding, start: finding.start + by, end: finding.end + by }] : []
  })
}

/** What would mend a finding, in a word on a button, and the text that comes of it. */
export type Mend = { says: string; text: string }

const withSentence = (text: string, words: string): string =>
  `${text.trimEnd()} ${/[.!?]$/.test(words) ? words : `${words}.`}`.trim()

/** The officer's own mend: other words, or no such words; a sentence that nothing can mend goes. Nothing where only a person can help. */
export function mendOf(text: string, finding: Finding): Mend | undefined {
  if (finding.field !== 'text') return undefined
  const { replacement, missing } = finding
  if (missing)
    return replacement ? { says: `Add “${replacement}” at the end`, text: withSentence(text, replacement) } : undefined
  if (replacement) return { says: `Replace with “${replacement}”`, text: autofixText(text, finding) }
  if (replacement === '') return { says: 'Cut these words', text: autofixText(text, finding) }
  const left = withoutSentence(text, finding)
  return left === undefined ? undefined : { says: 'Cut this sentence', text: left }
}

/** The text with a person's own words in the place of a finding's. */
export const withWords = (text: string, { start, end }: Finding, words: string): string =>
  text.slice(0, start) + words.trim() + text.slice(end)

/** The next of several, or the one before; from the last on to the first. */
export function stepFrom<T extends { key: string }>(
  all: readonly T[],
  key: string | undefined,
  by: 1 | -1,
): T | undefined {
  const at = all.findIndex((one) => one.key === key)
  if (at < 0) return by === 1 ? all[0] : all.at(-1)
  return all[(at + by + all.length) % all.length]
}
