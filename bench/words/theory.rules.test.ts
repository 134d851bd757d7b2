import { describe, expect, it } from 'vitest'
import { THEORY, theoryIn } from './theory.rules.ts'

const brand = { name: 'Strategy Bakery', description: 'Sourdough in York', facts: [], ownWords: ['bread'] }
const told = (body: string, own: Partial<Parameters<typeof theoryIn>[1]> = {}) =>
  theoryIn({ body }, { ...brand, ...own }).map(({ said }) => said)

describe('theory', () => {
  it.each([
    ['When one customer brings most of the income, their bad year becomes yours.', 'one customer'],
    ['Website visitors leave when a page is slow.', 'website visitor'],
    ['Write a headline that makes a promise.', 'headline'],
    ['Phishing mails look like mails from your bank.', 'phishing'],
    ['Habits need a cue.', '=habits'],
  ])('is heard in: %s', (body, said) => expect(told(body)).toContain(said))

  it.each([
    'Sourdough needs time. Come by and taste it.',
    'Strategy Bakery opens at six.',
    'You ask, we answer, that is the whole deal.',
    'Book on our website.',
    'The price of a hire is low, and we meet you at the market.',
    'Breaking the habit of a wet brush.',
    'A brand new key, cut on the bias, needs your attention.',
    'Use a funnel, and put the date in your calendar.',
    'Four customers stood at the counter at six.',
  ])('is not heard in: %s', (body) => expect(told(body)).toEqual([]))

  it('is not what the owner says too', () => {
    expect(told('Passwords are safe here.', { description: 'We change locks and passwords' })).toEqual([])
    expect(told('Your cash flow in one page.', { offer: ['cash flow'] })).toEqual([])
    expect(told('Your cash flow in one page.')).toEqual(['cash flow'])
  })

  it('is told by what it is a theory of', () => {
    expect(theoryIn({ body: 'An algorithm for your newsletter.' }, brand).map(({ of }) => of)).toEqual([
      'marketing',
      'computing',
    ])
  })

  it('stands once in its list', () => {
    const all = Object.values(THEORY).flat()
    expect(all.filter((said, at) => all.indexOf(said) !== at)).toEqual([])
  })
})
