import { plainSentence } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { saidMemory } from '#compose/said.memory.ts'
import { parseSource } from '#compose/source.sentences.ts'
import { traitsOf } from '#patterns/persona.traits.ts'
import { tradesOf } from '#topics/trade.detect.ts'
import { contract, spellOut } from './contraction.rules.ts'
import { listed, numberWord, withArticle, withStop } from './grammar.ts'
import { describedBy, ownersWords } from './owner.words.ts'
import { lowerFirst } from './vocabulary.ts'

describe('grammar', () => {
  it.each([
    ['mug', 'a mug'],
    ['oven', 'an oven'],
    ['hour of rest', 'an hour of rest'],
    ['unit', 'a unit'],
    ['one-page plan', 'a one-page plan'],
    ['estate agency', 'an estate agency'],
    ['8-seat table', 'an 8-seat table'],
  ])('puts the article before %s', (noun, phrase) => {
    expect(withArticle(noun)).toBe(phrase)
  })

  it('lists, counts and ends as a person would', () => {
    expect(listed(['tea', 'milk', 'sugar'])).toBe('tea, milk and sugar')
    expect(numberWord(7)).toBe('seven')
    expect(withStop('Open since 1998')).toBe('Open since 1998.')
    expect(withStop('Is it open?')).toBe('Is it open?')
  })

  it.each([
    ['Clay that has not dried can crack', 'clay that has not dried can crack'],
    ['David Ogilvy wrote about it', 'David Ogilvy wrote about it'],
    ['A short wick burns clean', 'a short wick burns clean'],
    ['Goldratt called it the constraint', 'Goldratt called it the constraint'],
    ['LEDs need less', 'LEDs need less'],
  ])('goes on after a colon without touching names: %s', (text, lowered) => {
    expect(lowerFirst(text)).toBe(lowered)
  })

  it.each([
    ['It is not what it is.', "It isn't what it is."],
    ['The rest of it is about light.', 'The rest of it is about light.'],
    ['What is it?', 'What is it?'],
    ['The way to show it is 2 pictures.', 'The way to show it is 2 pictures.'],
    ['Write down where it is and when.', 'Write down where it is and when.'],
    ['You will find that they are here.', "You'll find that they're here."],
    ['Do not wait, it cannot hurt.', "Don't wait, it can't hurt."],
  ])('contracts as people talk: %s', (text, spoken) => {
    expect(contract(text)).toBe(spoken)
  })

  it('spells out what was contracted', () => {
    expect(spellOut("Which of them can't you answer? Don't ask.")).toBe('Which of them can you not answer? Do not ask.')
    expect(spellOut("It's been long, they won't mind, and that's fine.")).toBe(
      'It has been long, they will not mind, and that is fine.',
    )
  })
})

describe('what an owner wrote', () => {
  it.each([
    ['How to price a class', 'question', 'How do you price a class?'],
    ['what does a crown cost', 'question', 'What does a crown cost?'],
    ['Glazing at home.', 'phrase', 'glazing at home'],
    ["Valentine's Day", 'phrase', "Valentine's Day"],
    ['Everyone is posting their desk', 'line', 'Everyone is posting their desk.'],
  ])('%s is spoken as a %s', (written, kind, text) => {
    expect(ownersWords(written)).toEqual({ kind, text })
  })

  it.each([
    ['Pottery studio', { name: 'pottery studio', aBusiness: 'a pottery studio' }],
    ['A kite workshop by the sea', { name: 'kite workshop', aBusiness: 'a kite workshop by the sea' }],
    ['Attention, habits and learning for busy people', { about: 'attention, habits and learning for busy people' }],
    ['Opening and running a first shop', { about: 'opening and running a first shop' }],
    ['We mend old clocks', {}],
    ['', {}],
  ])('a description says what the brand is: %s', (description, described) => {
    expect(describedBy(description)).toEqual(described)
  })
})

describe('the trade of a brand', () => {
  const trade = (description: string, name = 'Brand', facts: { text: string }[] = []) =>
    tradesOf({ name, description, facts }).map(({ id }) => id)

  it.each([
    ['Pottery studio', ['pottery']],
    ['Family dental practice in a small town', ['dentist']],
    ['A coffee bar with free repair evenings for laptops', ['coffee', 'it-repair']],
    ['Bookkeeping for restaurants', ['accountant']],
    ['We fix bikes and sell new ones', ['bicycle']],
    ['Web design for dentists', ['web']],
    ['Handmade candles and soap', ['candles']],
    ['Plain explanations of everyday technology for small teams', []],
    ['Attention, habits and learning for busy people', []],
    ['', []],
  ])('%s', (description, ids) => {
    expect(trade(description)).toEqual(ids)
  })

  it('shows in the name where the description is silent', () => {
    expect(trade('', 'Mill Lane Bakery')).toEqual(['bakery'])
  })

  it('is not made by one fact that mentions something in passing', () => {
    expect(trade('', 'Hansen & Sons', [{ text: 'Coffee is on the house' }])).toEqual([])
  })
})

describe('what was said', () => {
  const said = saidMemory(
    new Set([plainSentence("Try this: it isn't enough to wait for rain."), plainSentence('Water the roots.')]),
  )

  it('is known again without its lead-in, behind another one and spelled out', () => {
    expect(said.allNew('It is not enough to wait for rain.')).toBe(false)
    expect(said.allNew("In practice: it isn't enough to wait for rain.")).toBe(false)
    expect(said.allNew('Water the roots.')).toBe(false)
    expect(said.allNew('Water the leaves.')).toBe(true)
  })

  it('stays what it was when a branch goes on', () => {
    const branch = said.branch()
    branch.add('The well is deep.')
    expect(branch.allNew('The well is deep.')).toBe(false)
    expect(said.allNew('The well is deep.')).toBe(true)
  })

  it('lets an owner say the same in another frame', () => {
    const memory = saidMemory(new Set([plainSentence('From Kiln: A mug costs $20.')]))
    expect(memory.allUnspoken('On the list: A mug costs $20.')).toBe(true)
    expect(memory.allUnspoken('From Kiln: A mug costs $20.')).toBe(false)
  })
})

describe('a source', () => {
  it.each([
    ['Robert Cialdini, Influence, 1984', 'Robert Cialdini'],
    ['Al Ries and Jack Trout, Positioning, 1981', 'Al Ries and Jack Trout'],
    [
      'Andrew Ehrenberg, Gerald Goodhardt and Patrick Barwise, Double Jeopardy Revisited, 1990',
      'Andrew Ehrenberg, Gerald Goodhardt and Patrick Barwise',
    ],
  ])('names its authors: %s', (source, authors) => {
    expect(parseSource(source)?.authors).toBe(authors)
  })

  it.each([
    'Marcus Sheridan, They Ask, You Answer, 2017',
    'Common accounting practice: break-even',
    'W3C, Web Content Accessibility Guidelines, 2008',
  ])('is not spoken where its parts are in doubt: %s', (source) => {
    expect(parseSource(source)).toBeUndefined()
  })
})

describe('a persona', () => {
  it('shows its traits in its own words, and without any known word always the same one', () => {
    expect(traitsOf('A calm explainer who turns new tools into plain steps').map(({ id }) => id)).toEqual([
      'patient',
      'explainer',
    ])
    expect(traitsOf('Zorp')).toHaveLength(1)
    expect(traitsOf('Zorp')).toEqual(traitsOf('Zorp'))
    expect(traitsOf('')).toEqual([])
  })
})
