import { describe, expect, it } from 'vitest'
import type { ScriptRequest } from '#script.ts'
import { suits } from './avoided.ts'
import { businessOf } from './business.ts'
import { describedBy, placeIn } from './description.ts'
import { priceIn, toldFact } from './facts.ts'
import { relation, topicStems } from './topic-stems.ts'

describe('what a description says', () => {
  it.each([
    ['Sundial maker in Bath', 'a sundial maker', 'Bath'],
    ['small group kayak tours in the mangroves', 'small group kayak tours', undefined],
    ['We make umbrellas in a workshop near Lyon', 'umbrellas', 'Lyon'],
    ['Roti shop and small catering in Georgetown', 'a roti shop', 'Georgetown'],
    ['ice sculptor in bergen, weddings and company evenings', 'an ice sculptor', 'Bergen'],
    ['HVAC company', 'an HVAC company', undefined],
    ['Spanish lessons in Palermo', 'Spanish lessons', 'Palermo'],
    ['Piano restoration around Glasgow', 'piano restoration', 'Glasgow'],
  ])('%s: %s', (description, it, place) => {
    const { isBusiness, ...said } = describedBy(description)
    expect([isBusiness, said.it, said.place]).toEqual([true, it, place])
  })

  it.each([
    'Attention, habits and learning for busy people',
    'Plain explanations of everyday technology for small teams',
    'Customers who come back and bring others',
    'A history podcast',
    '',
  ])('%s is no business that one comes to', (description) => {
    expect(describedBy(description).isBusiness).toBe(false)
  })

  it('takes no month and no language for a place', () => {
    expect(placeIn('Open in December and in English, in Cork')).toBe('Cork')
  })
})

describe('a fact as it is told', () => {
  const spoken = (text: string, more: object = {}) =>
    toldFact({ kind: 'product', text, ...more }).lines.map(({ spoken: words }) => words)

  it.each([
    ['We fire twice, so pieces are ready in three weeks', ['We fire twice, so pieces are ready in three weeks.']],
    ['Wheel classes for six on weekends, two hours, £48', ['Wheel classes for six on weekends.', 'Two hours.', '£48.']],
    ['Check-ups, cleanings and fillings for all ages', ['Check-ups, cleanings and fillings for all ages.']],
    ['A mug costs $28', ['A mug costs $28.']],
  ])('%s', (text, lines) => {
    expect(spoken(text)).toEqual(lines)
  })

  it('is a question as customers ask it, with the answer in the words of its owner', () => {
    const told = toldFact({ kind: 'question', text: 'what do I bring', answer: 'An apron. We have the rest.' })
    expect(told.ask).toBe('What do I bring?')
    expect(told.lines.map(({ spoken: words }) => words)).toEqual(['An apron.', 'We have the rest.'])
  })

  it('shows a price with what it is for, and cuts nothing out of a longer sentence', () => {
    const [line] = toldFact({ kind: 'price', text: 'Stoneware mugs £28' }).lines
    expect(line?.card).toEqual({ kind: 'figure', value: '£28', label: 'Stoneware mugs' })
    const long = toldFact({ kind: 'how', text: 'We fire everything twice because the first firing only makes it hard' })
    expect(long.lines[0]?.card).toBeUndefined()
  })

  it.each([
    ['£48 a head', '£48'],
    ['from ₱40', '₱40'],
    ['R450 per visit', 'R450'],
    ['28 dollars', '28 dollars'],
    ['no price at all in 2024', undefined],
  ])('finds the price in %s', (text, price) => {
    expect(priceIn(text)).toBe(price)
  })
})

it('tells whether two texts speak of the same, by words that few others hold', () => {
  const all = ['clay and a wheel', 'clay and a kiln', 'clay and a mug'].map(topicStems)
  const [wheel, kiln] = [topicStems('Centering on the wheels'), topicStems('Clay')]
  expect(relation(wheel, all[0] as Set<string>, all)).toBeGreaterThan(relation(kiln, all[0] as Set<string>, all))
  expect(relation(wheel, all[1] as Set<string>, all)).toBe(0)
})

it('tells nothing that an owner would not sell', () => {
  expect(suits({ name: 'Green Door', description: 'Vegan restaurant' })('Salt the steak early.')).toBe(false)
  expect(suits({ name: 'Green Door', description: 'Restaurant' })('Salt the steak early.')).toBe(true)
})

it('borrows nothing for a trade that it does not know', () => {
  const brand = {
    name: 'Zephyr',
    description: 'A kite workshop by the sea',
    facts: [],
  } as unknown as ScriptRequest['brand']
  expect(businessOf(brand)).toMatchObject({ it: 'a kite workshop' })
  expect(businessOf(brand)?.trade).toBeUndefined()
})
