import { describe, expect, it } from 'vitest'
import { WrongOption } from './batch.options.ts'
import { factsIn } from './facts.file.ts'

describe('a file of facts', () => {
  it('has a line for each, with its kind or without', () => {
    const text = `
# what people ask
question: What do I bring? An apron. We have the rest.
Do you fire twice? Yes.
price: A mug costs £28
Wonky is fine: house rule
`
    expect(factsIn(text)).toEqual([
      { kind: 'question', text: 'What do I bring?', answer: 'An apron. We have the rest.' },
      { kind: 'question', text: 'Do you fire twice?', answer: 'Yes.' },
      { kind: 'price', text: 'A mug costs £28' },
      { kind: 'product', text: 'Wonky is fine: house rule' },
    ])
  })

  it('may be JSON as the API takes it', () => {
    expect(factsIn('[{ "kind": "opinion", "text": "Wonky is fine" }]')).toEqual([
      { kind: 'opinion', text: 'Wonky is fine' },
    ])
  })

  it.each(['[{ "kind": "rumor", "text": "x" }]', '[1', `price: ${'x'.repeat(400)}`, 'a\n'.repeat(61)])(
    'is refused with a sentence when it is none: %.20s',
    (text) => expect(() => factsIn(text)).toThrow(WrongOption),
  )
})
