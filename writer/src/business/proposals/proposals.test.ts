import { PROPOSAL_LIMITS } from '@octavo/contract/brand'
import { BrandProposal } from '@octavo/contract/brand/schemas'
import { describe, expect, it } from 'vitest'
import { brandFrom } from './from-text.ts'
import { isHours, joinedHours, saidHours } from './hours.ts'
import { kindOf } from './kinds.ts'
import type { Proposal } from './proposal.ts'

const proposed = (text: string): Proposal => {
  const proposal = brandFrom(text)
  expect(() => BrandProposal.parse({ ...proposal, readFrom: null })).not.toThrow()
  return proposal
}
const line = ({ kind, text, answer }: Proposal['facts'][number]) => `${kind}: ${text}${answer ? ` ${answer}` : ''}`

describe('one sentence', () => {
  it.each<[sentence: string, fields: Proposal['fields'], facts: string[]]>([
    [
      'Pottery studio in Leeds, weekend classes, mugs',
      { trade: 'pottery studio', place: 'Leeds', primaryColor: '#B5532D', niche: 'Marketing & Sales' },
      ['product: Weekend classes', 'product: Mugs'],
    ],
    [
      'Kiln & Clay: pottery studio in Leeds, mugs and gift vouchers',
      { name: 'Kiln & Clay', trade: 'pottery studio', place: 'Leeds' },
      ['offer: Mugs and gift vouchers'],
    ],
    ['Bakery, Cork, sourdough and cakes', { trade: 'bakery', place: 'Cork' }, ['product: Sourdough and cakes']],
    ['Dog groomer Bristol', { trade: 'dog groomer', place: 'Bristol' }, []],
    [
      'Family dentist in Austin, TX, check-ups, open Saturdays 9-1',
      { trade: 'dentist', place: 'Austin', tone: 'Professional & Authoritative', primaryColor: '#2F7FB5' },
      ['question: When are you open? Saturday 9 to 1', 'product: Check-ups'],
    ],
    [
      "I'm Marcus, a former auditor, and I do bookkeeping for freelancers in Denver",
      {
        ...{ trade: 'bookkeeper', place: 'Denver', audience: 'freelancers', niche: 'Business & Entrepreneurship' },
        ...{ defaultPersona: 'Marcus, a former auditor', avatarMode: 'Fixed Avatar' },
      },
      [],
    ],
    [
      'We make umbrellas in a workshop near Lyon',
      { place: 'Lyon' },
      ['product: We make umbrellas in a workshop near Lyon'],
    ],
    [
      'Yoga studio for beginners and seniors in Galway, first class free',
      { trade: 'yoga studio', place: 'Galway', audience: 'beginners and seniors' },
      ['offer: First class free'],
    ],
    [
      'mobile bike repair in portland, same-day fixes, tune-ups from $60',
      { place: 'Portland' },
      ['product: Same-day fixes', 'price: Tune-ups from $60'],
    ],
    [
      'Kowalski Plumbing is a family-run plumbing company in Chicago, with boiler repair and new bathrooms',
      { name: 'Kowalski Plumbing', trade: 'plumber', place: 'Chicago', tone: 'Friendly & Approachable' },
      ['product: Boiler repair and new bathrooms'],
    ],
    [
      'Law firm in Cardiff, wills, probate',
      { trade: 'law firm', place: 'Cardiff', tone: 'Professional & Authoritative' },
      ['product: Wills', 'product: Probate'],
    ],
    [
      'Surf school in Bude for kids and adults, wetsuits included, £35 a lesson',
      { audience: 'kids and adults', tone: 'Energetic & Enthusiastic' },
      ['product: Wetsuits included', 'price: A lesson costs £35'],
    ],
    ['Sundial maker in Bath', { trade: 'sundial maker', place: 'Bath' }, []],
    [
      'HVAC company serving Phoenix, repairs, financing',
      { trade: 'HVAC company', place: 'Phoenix' },
      ['product: Repairs', 'product: Financing'],
    ],
    [
      'Florist in Ghent - weddings, subscriptions from €25 a month',
      { trade: 'florist', place: 'Ghent', primaryColor: '#3F7D3A' },
      ['product: Weddings', 'price: Subscriptions from €25 a month'],
    ],
    [
      'Roti shop and small catering in Georgetown, since 1998',
      { trade: 'roti shop', place: 'Georgetown' },
      ['proof: Since 1998'],
    ],
    [
      'Ice cream shop in Dunedin, 24 flavors, closed in winter',
      { place: 'Dunedin' },
      ['product: 24 flavors', 'season: Closed in winter'],
    ],
    ['AI consultant for small law firms', { trade: 'AI consultant', niche: 'AI & Technology' }, []],
    [
      'Coffee roaster in Trieste, beans by mail, free delivery over €40',
      { place: 'Trieste' },
      ['product: Beans by mail', 'offer: Free delivery over €40'],
    ],
    [
      'Wedding photographer in the Lake District, packages from £1,200',
      { trade: 'photographer', place: 'the Lake District' },
      ['price: Packages from £1,200'],
    ],
    [
      'Escape room in Riga, three rooms, teams of 2 to 6',
      { trade: 'escape room', tone: 'Energetic & Enthusiastic' },
      ['product: Three rooms', 'product: Teams of 2 to 6'],
    ],
    [
      'Chess club for teenagers in Pune, Fridays at 6',
      { trade: 'chess club', audience: 'teenagers' },
      ['product: Fridays at 6'],
    ],
    [
      'Barber shop in Queens run by Tony Russo, a barber for 30 years, hot towel shaves $25',
      { place: 'Queens', defaultPersona: 'Tony Russo, a barber for 30 years' },
      ['price: Hot towel shaves $25'],
    ],
    ['Piano tuner around Glasgow', { trade: 'piano tuner', place: 'Glasgow' }, []],
    [
      'Driving school in Perth, automatic and manual, first lesson half price',
      { trade: 'driving school', tone: 'Educational & Informative' },
      ['product: Automatic and manual', 'offer: First lesson half price'],
    ],
    [
      'The Green Fork, vegan cafe in Bristol, brunch all day',
      { name: 'The Green Fork', trade: 'coffee shop', place: 'Bristol' },
      ['product: Brunch all day'],
    ],
    [
      'law office of James Okafor, immigration law, Houston TX',
      { trade: 'law firm', place: 'Houston' },
      ['product: Immigration law'],
    ],
    ['small group kayak tours in the mangroves', { trade: 'kayak tour company' }, []],
  ])('%s', (sentence, fields, facts) => {
    const read = proposed(sentence)
    expect(read.fields).toMatchObject({ ...fields, description: sentence })
    expect(read.facts.map(line)).toEqual(facts)
    expect(proposed(sentence)).toEqual(read)
  })

  it.each(['', ' ', '?', 'Attention, habits and learning for busy people', 'Hello there', '123', '🙂'])(
    '%s names no business, and so proposes no trade and no look',
    (sentence) => {
      const { fields, facts } = proposed(sentence)
      expect([fields.trade, fields.primaryColor, fields.tone, fields.niche]).toEqual(Array(4).fill(undefined))
      expect(facts).toEqual([])
    },
  )
})

describe('a text', () => {
  const TEXT = `Kiln & Clay
We're a small pottery studio in Leeds for beginners and families. We fire everything twice, so a mug takes three weeks.

Classes
- Wheel class £48
- Hand building £36 per person
- Kids' clay club

Questions
Do I need to bring anything?
Just an apron. We have the rest.
Q: Can mugs go in the dishwasher?
A: Yes, all our glazes can. Please email hello@kiln.example if not sure.

Opening hours
Mon-Fri 09:00-17:30
Sat 10:00-14:00

Most beginners press too hard. We believe wonky is fine. Free tea with every class!
Looking for a gift? Call us on 0113 496 0000. We make the best mugs in Leeds. © 2024 Kiln & Clay. <script>alert(1)</script>
How long does it take? Two weeks for a bowl.`

  it('is read line by line, with where each fact stood', () => {
    const { fields, facts } = proposed(TEXT)
    expect(fields).toMatchObject({
      ...{ name: 'Kiln & Clay', trade: 'pottery studio', place: 'Leeds', audience: 'beginners and families' },
      description:
        "We're a small pottery studio in Leeds for beginners and families. We fire everything twice, so a mug takes three weeks.",
    })
    expect(facts.map(line)).toEqual([
      'question: When are you open? Monday to Friday 9 am to 5:30 pm; Saturday 10 am to 2 pm',
      'how: We fire everything twice, so a mug takes three weeks',
      'price: Wheel class £48',
      'price: Hand building £36 per person',
      "product: Kids' clay club",
      'question: Do I need to bring anything? Just an apron. We have the rest.',
      'question: Can mugs go in the dishwasher? Yes, all our glazes can.',
      'mistake: Most beginners press too hard',
      'opinion: We believe wonky is fine',
      'offer: Free tea with every class!',
      'product: We make the best mugs in Leeds',
      'question: How long does it take? Two weeks for a bowl.',
    ])
    expect(facts.find(({ text }) => text.startsWith('Wheel'))?.from).toBe('“Classes” in your text')
    expect(facts.filter(({ doubt }) => doubt).map(({ text }) => text)).toEqual(['We make the best mugs in Leeds'])
  })

  it('from somebody who writes as on a sign is read too', () => {
    const { fields, facts } = proposed(`ABOUT US
Northside Bikes began in a garage in 2011. Today we're a full-service bike shop. We're open Monday to Friday, 9-6.
SERVICES
Basic tune-up ........ $85
Wheel truing
FAQ
How long does a tune-up take?
Usually two days.`)
    expect(fields).toMatchObject({ trade: 'bike shop', description: expect.stringContaining('full-service bike shop') })
    expect(facts.map(line)).toEqual([
      'story: Northside Bikes began in a garage in 2011',
      'question: When are you open? Monday to Friday, 9 to 6',
      'price: Basic tune-up $85',
      'product: Wheel truing',
      'question: How long does a tune-up take? Usually two days.',
    ])
  })

  it('that names no business keeps its facts together', () => {
    const { fields, facts } = proposed(
      'Prices\n- Wheel class £48\n\nDo I need an apron? No, we have some.\nWe fire twice, so it takes three weeks.',
    )
    expect(fields).toEqual({})
    expect(facts.map(line)).toEqual([
      'price: Wheel class £48',
      'question: Do I need an apron? No, we have some.',
      'how: We fire twice, so it takes three weeks',
    ])
  })

  it('proposes no more than one can tick, of several kinds', () => {
    const prices = Array.from({ length: 200 }, (_, at) => `- Mug number ${at} £${at + 1}`)
    const { facts } = proposed(
      ['Pottery studio in Leeds', ...prices, '- Free tea', 'We fire everything twice.'].join('\n'),
    )
    expect(facts.length).toBeLessThanOrEqual(PROPOSAL_LIMITS.facts)
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set(['price', 'offer', 'how']))
  })

  it.each([
    ['one long word', 'x'.repeat(20_000)],
    ['capitals', 'A and '.repeat(3300)],
    ['questions', 'Why is it so? '.repeat(1400)],
    ['prices and dashes', '1 - £2 : '.repeat(2200)],
    ['angle brackets', '<'.repeat(20_000)],
    ['lines', 'a\n'.repeat(10_000)],
    ['digits', '1 2'.repeat(6600)],
  ])('of nothing but %s is read to its end', (_what, text) => {
    expect(proposed(text).facts.length).toBeLessThanOrEqual(PROPOSAL_LIMITS.facts)
  })
})

it.each([
  ['A mug costs £28', 'price'],
  ['Open on Mill Street since 1998', 'proof'],
  ['Free glazing workshop every first Sunday', 'offer'],
  ['Beginners press too hard', 'mistake'],
  ['We fire everything twice, so a mug takes three weeks', 'how'],
  ['Vouchers ordered by December 18 arrive in time', 'season'],
  ['The kiln came out of a school that closed', 'story'],
  ['Wonky is fine', 'opinion'],
  ['We never use bleach', undefined],
  ['Gluten-free bread, stress-free', undefined],
  ['You may bring a friend', undefined],
  ['Feel free to look around', undefined],
])('%s is of the kind %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

describe('opening hours', () => {
  it.each([
    ['Mon-Fri 09:00-17:30', 'Monday to Friday 9 am to 5:30 pm'],
    ['Opening hours: Sat 10am – 4pm', 'Saturday 10 am to 4 pm'],
    ['Tues & Thurs 9.30-12.30', 'Tuesday & Thursday 9:30 to 12:30'],
    ['Open daily 8 to 6', 'daily 8 to 6'],
  ])('%s', (text, said) => {
    expect(isHours(text)).toBe(true)
    expect(saidHours(text)).toBe(said)
  })

  it.each(['Wheel classes on Saturdays, 10 to 12', 'Open since 1998', 'Serves 2 to 4', 'We love Mondays'])(
    'are not %s',
    (text) => {
      expect(isHours(text)).toBe(false)
    },
  )

  it('of several days stand together', () => {
    expect(joinedHours(['Monday 9 to 5', 'Tuesday 9 to 5', 'Wednesday 9 to 5', 'Sunday 1 to 2'])).toEqual([
      'Monday to Wednesday 9 to 5',
      'Sunday 1 to 2',
    ])
  })
})
