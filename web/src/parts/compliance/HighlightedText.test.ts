import type { Finding } from '@octavo/contract/compliance'
import { expect, it } from 'vitest'
import { piecesOf } from './HighlightedText.tsx'

const finding = (start: number, end: number, field: Finding['field'] = 'text'): Finding => ({
  ruleId: `rule-${start}`,
  title: 'A rule',
  severity: 'low',
  field,
  quote: '',
  start,
  end,
  explanation: '',
  suggestion: '',
  source: '',
})
const TEXT = 'one two three'
const words = (...findings: Finding[]) =>
  piecesOf(TEXT, findings).map(({ text, finding }) => (finding ? `[${text}]` : text))

it.each([
  ['nothing', [], ['one two three']],
  ['words in the middle', [finding(4, 7)], ['one ', '[two]', ' three']],
  ['words at both ends, in whatever order', [finding(8, 13), finding(0, 3)], ['[one]', ' two ', '[three]']],
  ['the first of two that overlap', [finding(0, 7), finding(4, 13)], ['[one two]', ' three']],
  ['no more than the text has', [finding(8, 99), finding(99, 120)], ['one two ', '[three]']],
  ['no empty place', [finding(4, 4)], ['one two three']],
  ['nothing that stands in the title', [finding(0, 3, 'title')], ['one two three']],
])('points at %s', (_, findings, pieces) => {
  expect(words(...findings)).toEqual(pieces)
  expect(
    piecesOf(TEXT, findings)
      .map(({ text }) => text)
      .join(''),
  ).toBe(TEXT)
})
