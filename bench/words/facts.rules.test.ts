import { describe, expect, it } from 'vitest'
import type { OwnFact } from './brands.data.ts'
import { factsTold } from './facts.rules.ts'

const told = (body: string, fact: Omit<OwnFact, 'kind'>) => factsTold([{ body }], [{ kind: 'how', ...fact }], 'Kiln')[0]

const price = { text: 'Wheel classes for six on weekends, two hours, £48' }
const question = { text: 'What should I bring?', answer: 'An apron and short nails, we have the rest.' }

describe('a fact is told', () => {
  it.each([
    ['by its figure with one of its words', 'Forty-eight pounds buys you a seat at the wheel.', price],
    ['by half of its words', 'The wheel class is on weekends. We take six.', price],
    ['over two neighbouring sentences', 'What do you bring? An apron you do not love. And short nails.', question],
    ['by the answer to its question', 'Put on an apron. Keep your nails short.', question],
  ])('%s', (_, body, fact) => expect(told(body, fact)).toBe(true))
})

describe('a fact is not told', () => {
  it.each([
    ['by a small figure with a measure', 'Two hours later the shop was empty.', price],
    ['by a price of something else', 'A mug costs £48.', price],
    ['where its words stand far apart', 'The wheel turns. It hums. It stops. On weekends we rest.', price],
    ['by its question alone', 'What should you bring? Think about it.', question],
    ['by the brand’s name', 'Kiln is here.', { text: 'Kiln opens at nine on Sundays for families' }],
  ])('%s', (_, body, fact) => expect(told(body, fact)).toBe(false))
})
