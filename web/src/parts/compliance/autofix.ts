import type { Finding } from '@octavo/contract/compliance'

type Found = Pick<Finding, 'start' | 'end' | 'replacement'>

/** The text with a finding's words replaced, or cut together with the space they leave. */
export function autofixText(text: string, { start, end, replacement = '' }: Found): string {
  const before = text.slice(0, start)
  const after = text.slice(end)
  return replacement ? before + replacement + after : (before.trimEnd() + after).trimStart()
}
