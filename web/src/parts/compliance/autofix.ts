import type { Finding } from '@octavo/contract/compliance'

type Found = Pick<Finding, 'start' | 'end' | 'replacement'>

const startsUpper = (text: string) => /^\P{L}*\p{Lu}/u.test(text)
const upperFirst = (text: string) => text.replace(/^\P{L}*\p{Ll}/u, (head) => head.toUpperCase())

/** The text with a finding's words replaced, or cut together with the space they leave. A capital stays one. */
export function autofixText(text: string, { start, end, replacement = '' }: Found): string {
  const before = text.slice(0, start)
  const after = text.slice(end)
  if (!replacement) return (before.trimEnd() + after).trimStart()
  return before + (startsUpper(text.slice(start, end)) ? upperFirst(replacement) : replacement) + after
}

const ENDS = /[.!?…]["”’')\]]*(?=\s|$)|\n/g

/** Where the sentence that holds these words begins and ends. */
function sentenceAround(text: string, start: number, end: number): { from: number; to: number } {
  const ends = [...text.matchAll(ENDS)].map(({ 0: mark, index }) => index + mark.trimEnd().length)
  const before = ends.findLast((at) => at <= start) ?? 0
  const from = before + (/^\s*/.exec(text.slice(before))?.[0].length ?? 0)
  return { from: Math.min(from, start), to: ends.find((at) => at >= end) ?? text.length }
}

const lines = (gap: string) => gap.split('\n').length

/** The text without the sentence that holds a finding; nothing where no other words would be left. */
export function withoutSentence(text: string, { start, end }: Found): string | undefined {
  const { from, to } = sentenceAround(text, start, end)
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (!before.trim() && !after.trim()) return undefined
  if (!before.trim() || !after.trim()) return (before + after).trim()
  const [gapBefore = '', gapAfter = ''] = [/\s*$/.exec(before)?.[0], /^\s*/.exec(after)?.[0]]
  const gap = lines(gapBefore) > lines(gapAfter) ? gapBefore : gapAfter
  return before.trimEnd() + gap + after.trimStart()
}
