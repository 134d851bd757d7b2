import { describe, expect, it } from 'vitest'
import { lettersOf } from './letters.rules.ts'

const brand = {
  name: 'Wingspan',
  description: 'Falconry school in Otago. We fly for UWI twice a year.',
  facts: [{ kind: 'how' as const, text: 'Hawks fly at noon. Gloves are ours.' }],
  places: ['Otago', 'Otley Road'],
  closeLink: 'wingspan.example',
}
const rules = (sentence: string) => lettersOf(sentence, brand).map(({ rule }) => rule)

describe('letters and marks', () => {
  it.each([
    ['Why should a Falconry school care?', 'capital inside'],
    ['This is about how We fire twice.', 'capital inside'],
    ['Come to otago with us.', 'small name'],
    ['On saturday we fly.', 'small name'],
    ['Then i flew.', 'small name'],
    ['we fly at noon.', 'small start'],
    ['The the hawk sits.', 'word twice'],
    ['It is all about {about}.', 'slot left'],
    ['The price is undefined.', 'slot left'],
    ['We fly at noon', 'no full stop'],
    ['We fly at noon..', 'marks'],
    ['We fly ,and sing.', 'marks'],
    ['Come,.', 'marks'],
    ['A hawk is like the.', 'hanging end'],
    ['“A hawk is like that.', 'odd mark'],
  ])('are wrong in: %s', (sentence, rule) => expect(rules(sentence)).toContain(rule))

  it.each([
    'Wingspan flies in Otago on Saturday, on Otley Road.',
    'I said that that hawk had had enough, and I meant it.',
    'People ask: What do I bring?',
    'They say “The hawk flies” and it does.',
    'In June 1998, Henry Mintzberg flew with UWI and Gloria.',
    'Walk on at wingspan.example',
    'Wait... it flies.',
    'Three things, in this order:',
    'It’s “fine”.',
    '£48, two hours, from 9 a.m. on.',
  ])('are right in: %s', (sentence) => expect(rules(sentence)).toEqual([]))

  it('leave a people its capital, though the description begins with it', () => {
    const interpreter = { ...brand, description: 'Portuguese court interpreter in Otago' }
    expect(lettersOf('You need a Portuguese court interpreter.', interpreter)).toEqual([])
  })
})
