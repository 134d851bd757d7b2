import { expect, it } from 'vitest'
import { autofixText, withoutSentence } from './autofix.ts'

it.each([
  ['replaces words', 'You will get rich soon.', 0, 17, 'You may earn more', 'You may earn more soon.'],
  ['keeps the capital of a first word', 'Guaranteed results here.', 0, 18, 'results to see', 'Results to see here.'],
  ['cuts words and the space before them', 'Buy it right now.', 6, 16, '', 'Buy it.'],
  ['cuts the first words and the space after them', 'Honestly, buy it.', 0, 9, '', 'buy it.'],
])('%s', (_, text, start, end, replacement, mended) => {
  expect(autofixText(text, { start, end, replacement })).toBe(mended)
})

const at = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

it.each([
  ['in the middle', 'Clay is wet. It cures anxiety. Come by.', 'cures', 'Clay is wet. Come by.'],
  ['at the beginning', 'It cures anxiety! Come by.', 'It cures', 'Come by.'],
  ['at the end, without a stop', 'Come by. It cures anxiety', 'cures', 'Come by.'],
  [
    'that is a paragraph of its own',
    'Come by.\n\nIt cures anxiety.\n\nBring a friend.',
    'cures',
    'Come by.\n\nBring a friend.',
  ],
  [
    'at the end of a paragraph',
    'Come by. It cures anxiety.\n\nBring a friend.',
    'cures',
    'Come by.\n\nBring a friend.',
  ],
  ['with a price in it', 'A seat is $4.50 and cures anxiety. Come by.', 'cures', 'Come by.'],
])('cuts the sentence %s', (_, text, words, left) => {
  expect(withoutSentence(text, at(text, words))).toBe(left)
})

it('cuts no sentence that stands alone', () => {
  expect(withoutSentence('It cures anxiety.', { start: 3, end: 8 })).toBeUndefined()
})
