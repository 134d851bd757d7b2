import { expect, it } from 'vitest'
import { faultsOf, type Measure, shownLines, tagsOf } from './answer.rules.ts'
import type { ScriptAnswer } from './answer.schema.ts'

const owners = (text: string) => ({
  id: text,
  kind: 'price',
  text,
  from: 'Information from Corner Crumb',
  isOwners: true,
})
const measure = (changes: Partial<Measure> = {}): Measure => ({
  brand: 'Corner Crumb',
  isBusiness: true,
  sources: new Map([
    ['F1', owners('A country loaf costs £4.80')],
    ['F2', owners('We let the dough rest for eighteen hours, and bake on Tuesdays. Zoe runs the ovens.')],
    [
      'P1',
      { ...owners('Flour drinks about half of its weight. Wait thirty minutes before you knead.'), isOwners: false },
    ],
  ]),
  said: ['Corner Crumb', 'Leeds'],
  given: '',
  isLong: false,
  seconds: { min: 5, max: 60 },
  usedSentences: new Set(['bread likes patience']),
  wordsToAvoid: ['cheap', 'top quality'],
  ...changes,
})

type Line = ScriptAnswer['lines'][number]
const line = (spoken: string, facts: string[] = [], changes: Partial<Line> = {}): Line => ({
  ...{ spoken, facts, card: null, icon: null, emphasis: null, chapter: null },
  ...changes,
})
const GOOD = [
  line('Why does your bread tear when you cut it?'),
  line('It was cut while it was still warm.'),
  line('Let the loaf cool until the crust sings no more.'),
  line('Ask Corner Crumb for a slice of yesterday.'),
]
const script = (...second: Line[]): ScriptAnswer => ({
  title: 'Let it cool',
  lines: [GOOD[0]!, ...second, ...GOOD.slice(1)],
  hashtags: ['Bread!', '#bread', 'leeds bakery'],
})
const says = (spoken: string, facts: string[] = [], changes: Partial<Line> = {}) =>
  faultsOf(script(line(spoken, facts, changes)), measure())

it('lets a script pass that claims nothing, or what it names', () => {
  expect(faultsOf(script(), measure())).toEqual([])
  expect(says('A country loaf is £4.80.', ['F1'])).toEqual([])
  expect(says('The dough rests for 18 hours here in Leeds.', ['F2'])).toEqual([])
  expect(says('On Tuesdays Zoe runs the ovens.', ['F2'])).toEqual([])
  expect(says('Wait half an hour, or 30 minutes.', ['P1'])).toEqual([])
  expect(says('There are two ways to slice it, and I like one of them.')).toEqual([])
})

it.each([
  ['A country loaf is £4.80.', [], '4.80'],
  ['A country loaf is £5.80.', ['F1'], '5.80'],
  ['A loaf keeps for 4.80 percent.', ['F1'], '4.80'],
  ['The dough rests for twenty hours.', ['F2'], 'twenty'],
  ['It takes two hours to cool.', [], 'two'],
  ['Two hundred guests a day can taste it.', [], 'Two hundred'],
  ['Come by on Friday.', ['F2'], 'Friday'],
  ['The recipe came from Uncle Albert.', ['F2'], 'Uncle'],
  ['It is a certified recipe.', ['F2'], 'certified'],
  ['Studies say that rye keeps longer.', ['P1'], 'Studies'],
  ['The first slice is free.', ['F1'], 'free'],
])('refuses “%s” with %j: %s has no source', (spoken, facts, claim) => {
  expect(says(spoken, facts)).toContainEqual(`line 2 says “${claim}”, which stands in no fact that it names`)
})

it('lets the owner’s own plan claim what it likes, in the title and the first line alone', () => {
  const given = 'Back since 1962'
  const planned = { ...script(), title: given, lines: [line(given), ...GOOD.slice(1)] }
  expect(faultsOf(planned, measure({ given }))).toEqual([])
  expect(faultsOf(planned, measure())).toHaveLength(2)
  expect(faultsOf(script(line('Open since 1962.')), measure({ given }))).toHaveLength(1)
})

it('refuses a figure that stands on the card alone, and one in the title', () => {
  const card = { kind: 'figure' as const, text: '£3', other: 'a loaf' }
  expect(says('Look at the price.', ['F1'], { card })).toEqual([
    'line 2 says “3”, which stands in no fact that it names',
  ])
  expect(faultsOf({ ...script(), title: 'Bread in 9 steps' }, measure())).toEqual([
    'the title says “9”, which stands in no fact that the lines name',
  ])
})

it('refuses what the business says of itself without its owner having said something like it', () => {
  expect(says('We open early.')).toEqual(["line 2 speaks of the business and names no fact of the owner's"])
  expect(says('We deliver to your door.', ['F1'])).toEqual(['line 2 has nothing to do with the fact that it names'])
  expect(says('Corner Crumb loves you.', ['P1'])).toHaveLength(1)
  expect(faultsOf(script(line('We forget most of what we read.')), measure({ isBusiness: false }))).toEqual([])
})

it.each([
  [line('Bread likes patience.'), /said in an earlier film/],
  [line('This is of top quality.'), /“top quality”, which this brand avoids/],
  [line('See https://example.com for more.'), /nobody can say/],
  [line('It rests.', ['F9']), /names F9, which is no fact/],
  [line(Array(40).fill('slowly').join(' ')), /longer than 34 words/],
  [line('It was cut while it was still warm.'), /says twice/],
  [line('Look.', [], { card: { kind: 'phrase', text: 'x'.repeat(41), other: null } }), /card of line 2 is longer/],
  [line('Look.', [], { card: { kind: 'compare', text: 'Warm', other: null } }), /lacks its other text/],
])('refuses %j', (one, fault) => {
  expect(faultsOf(script(one), measure()).join('; ')).toMatch(fault)
})

it('refuses a script that does not fit its time, has too few lines, or ends without the brand', () => {
  expect(faultsOf(script(), measure({ seconds: { min: 30, max: 60 } })).join()).toMatch(/needs at least 30/)
  expect(faultsOf(script(), measure({ seconds: { min: 1, max: 5 } })).join()).toMatch(/has at most 5/)
  const short = { ...script(), lines: GOOD.slice(0, 2) }
  expect(faultsOf(short, measure())).toEqual([
    expect.stringMatching(/2 lines/),
    'the last line does not name Corner Crumb',
  ])
})

it('leaves away what only the screen would miss, and counts the items of a list anew', () => {
  const item = (text: string) => ({ card: { kind: 'item' as const, text, other: null } })
  const answer: ScriptAnswer = {
    ...script(),
    lines: [
      line('First, wait', [], { ...item('Wait'), icon: 'clock', emphasis: 'Wait' }),
      line('Then cut.', [], { ...item('Cut'), icon: 'no-such-drawing', emphasis: 'elsewhere' }),
      line('So much.', [], { card: { kind: 'figure', text: '£4.80', other: 'A loaf' } }),
    ],
  }
  expect(shownLines(answer, new Set(['clock']))).toEqual([
    { spoken: 'First, wait.', card: { kind: 'item', text: 'Wait', at: 1 }, icon: 'clock', emphasis: 'Wait' },
    { spoken: 'Then cut.', card: { kind: 'item', text: 'Cut', at: 2 } },
    { spoken: 'So much.', card: { kind: 'figure', value: '£4.80', label: 'A loaf' } },
  ])
  expect(tagsOf(answer)).toEqual(['bread', 'leedsbakery'])
})
