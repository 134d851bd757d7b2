import { describe, expect, it } from 'vitest'
import type { ScriptRequest } from '#script.ts'
import { suits } from './avoided.ts'
import { businessOf } from './business.ts'
import { clausesOf, namesIn } from './clauses.ts'
import { describedBy, firstPhrase, lowerStart, placeIn } from './description.ts'
import { priceIn, toldFact } from './facts.ts'
import { headOf, manyOf, offerIn, shortened } from './offer.ts'
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

describe('what is offered', () => {
  it.each([
    ['Sundial maker in Bath', 'thing', 'a sundial', 'sundials'],
    ['We make umbrellas in a workshop near Lyon', 'thing', 'an umbrella', 'umbrellas'],
    ['Hot sauce from Grenada, three heats', 'food', 'hot sauce', 'hot sauce'],
    ['Kolaches and strudel from a food truck in Dallas', 'food', 'a kolache', 'kolaches'],
    ['Piano moving in Sheffield', 'service', 'piano moving', 'piano moving'],
    ['We tune pianos all over Kent', 'service', 'piano tuning', 'piano tuning'],
    ['Timber frame barns in Vermont', 'service', 'a timber frame barn', 'timber frame barns'],
    ['Trampoline park in Tauranga', 'place', 'a trampoline park', 'trampoline parks'],
    ['Off-grid cabins on an island', 'place', 'an off-grid cabin', 'off-grid cabins'],
    ['small group kayak tours in the mangroves', 'experience', 'a kayak tour', 'kayak tours'],
    ['Two registered midwives for home births', 'person', 'a midwife', 'midwives'],
    ['Court interpreter in Newark', 'person', 'a court interpreter', 'court interpreters'],
    ['Industrial valves for breweries', 'supply', 'an industrial valve', 'industrial valves'],
    ['Bearings, belts and conveyor rollers for mines', 'supply', 'a bearing', 'bearings'],
    ['Bouncy castle hire in Adelaide', 'hire', 'a bouncy castle', 'bouncy castles'],
    ['HR software for small hotels', 'online', 'HR software', 'HR software'],
    ['Pet taxi in Montreal', 'service', 'a pet taxi', 'pet taxis'],
    ['Wasp and bee removal in Perth', 'service', 'bee removal', 'bee removal'],
    ['We teach women to fix their own cars', 'experience', 'a lesson', 'lessons'],
  ])('%s: %s, %s', (description, kind, a, some) => {
    expect(offerIn(description, lowerStart(firstPhrase(description)))).toMatchObject({ kind, a, some })
  })

  it('is several of it, and one by its main word', () => {
    const jar = { kind: 'food', a: 'a jar of pickles', noun: 'jar of pickles', some: 'pickles', number: 'one' } as const
    expect([manyOf(jar.noun), headOf(jar), shortened(jar).a]).toEqual(['jars of pickles', 'jar', 'a jar of pickles'])
    const tour = { ...jar, kind: 'experience', a: 'a kayak tour', noun: 'kayak tour', some: 'kayak tours' } as const
    expect([manyOf(tour.noun), headOf(tour), shortened(tour).a]).toEqual(['kayak tours', 'tour', 'a tour'])
  })
})

describe('what else a description says', () => {
  it.each([
    [
      'Stargazing nights near San Pedro, twelve guests, four telescopes, blankets and cocoa',
      'experience',
      ['Zephyr offers stargazing nights near San Pedro.', 'twelve guests, four telescopes, blankets and cocoa.'],
    ],
    [
      'plumber in durban, burst pipes, geysers and blocked drains, we pick up at night too',
      'service',
      ['Zephyr is a plumber in Durban.', 'We pick up at night too.', 'burst pipes, geysers and blocked drains.'],
    ],
    [
      'Corrugated boxes with your print, from 200 pieces, for exporters in Colombo and Kandy',
      'supply',
      [
        'Zephyr supplies corrugated boxes with your print.',
        'Zephyr supplies corrugated boxes from 200 pieces.',
        'Zephyr supplies corrugated boxes for exporters in Colombo and Kandy.',
      ],
    ],
    ['We fire twice. Open Tuesday to Saturday, York', 'thing', ['We fire twice.', 'Open Tuesday to Saturday.']],
    ['Pottery studio', 'experience', []],
  ] as const)('%s', (description, kind, told) => {
    const clauses = clausesOf({ name: 'Zephyr', description, kind })
    // Notes are led to by a few words of their own.
    expect(clauses.map((clause) => clause.replace(/^[^:]+: /, ''))).toEqual(told)
  })

  it('names what is offered with what belongs to it', () => {
    const description = 'We make sundials in slate and brass for gardens, walls and school yards'
    expect(namesIn({ description }).about).toEqual([
      'sundials in slate and brass',
      'sundials for gardens, walls and school yards',
    ])
    expect(namesIn({ description: 'Riding stable in Wicklow with quiet horses' }).wanted).toEqual([
      'a riding stable in Wicklow',
      'a riding stable with quiet horses',
    ])
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

describe('what the owner says of the business beside its description', () => {
  const told = (brand: Partial<ScriptRequest['brand']>) =>
    businessOf({
      ...{ name: 'Zephyr', niche: 'Marketing & Sales', tone: 'Friendly & Approachable', persona: '' },
      ...{ description: 'Things made by hand', facts: [], ...brand },
    })

  it('takes a trade by any of its names, and the place as it is given', () => {
    expect(told({ trade: 'Ceramics studio', place: 'Leeds' })).toMatchObject({
      trade: { id: 'pottery-studio' },
      place: 'Leeds',
    })
  })

  it('borrows nothing for a trade in the words of the owner, whatever the description names', () => {
    const business = told({ trade: 'Pottery studio for cats', description: 'A bakery in Leeds' })
    expect(business).toMatchObject({ it: 'a pottery studio', place: 'Leeds' })
    expect(business?.trade).toBeUndefined()
  })

  it('says whom it is for', () => {
    const lines = told({ trade: 'potter', audience: 'Beginners and families' })?.facts.flatMap((fact) => fact.lines)
    expect(lines?.map(({ spoken }) => spoken)).toEqual(['Zephyr is for beginners and families.'])
  })

  it('tells no piece and no fact with a word that the owner avoids', () => {
    const facts = [{ kind: 'opinion' as const, text: 'Wonky mugs are fine.' }]
    const all = told({ trade: 'potter', facts })
    const some = told({ trade: 'potter', facts, wordsToAvoid: ['mug', 'C++ (old)'] })
    expect(all?.facts).toHaveLength(1)
    expect(some?.facts).toEqual([])
    expect(some?.trade?.pieces.length).toBeLessThan(all?.trade?.pieces.length ?? 0)
    expect(some?.suits('Two mugs on a shelf.')).toBe(false)
    expect(some?.suits('A smug smile.')).toBe(true)
  })
})
