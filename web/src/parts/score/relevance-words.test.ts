import { expect, it } from 'vitest'
import { relevanceSays } from './relevance-words.ts'

const facts = { what: 'facts', words: ['rye', 'loaf', 'oven', 'crust'], sentences: 2 } as const
const place = { what: 'place', words: ['Asheville'], sentences: 1 } as const
const elsewhere = { what: 'elsewhere', words: ['margin'], sentences: 3 } as const

it.each([
  ['Not judged: choose a brand that says what it does, or give the text a title.', false, []],
  ['It says nothing of the brand. About something else: “margin”.', true, [elsewhere]],
  [
    'It says “rye”, “loaf”, “oven” from its facts in 2 sentences; “Asheville” from its place in 1 sentence.',
    true,
    [facts, place],
  ],
])('%s', (says, judged, reasons) => {
  const told = reasons.map(({ words, ...reason }) => ({ ...reason, words: [...words] }))
  expect(relevanceSays({ score: 50, judged, reasons: told })).toBe(says)
})
