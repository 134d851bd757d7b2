import { expect, it } from 'vitest'
import { autofixText } from './autofix.ts'

it.each([
  ['replaces words', 'You will get rich soon.', 0, 17, 'You may earn more', 'You may earn more soon.'],
  ['cuts words and the space before them', 'Buy it right now.', 6, 16, '', 'Buy it.'],
  ['cuts the first words and the space after them', 'Honestly, buy it.', 0, 9, '', 'buy it.'],
])('%s', (_, text, start, end, replacement, mended) => {
  expect(autofixText(text, { start, end, replacement })).toBe(mended)
})
