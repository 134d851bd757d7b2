import { describe, expect, it } from 'vitest'
import { cardFaults, isClipped } from './cards.rules.ts'

describe('a card is clipped', () => {
  it.each([
    [
      'You know only one thing about sweet roots after frost',
      'If you know only one thing about sweet roots after frost, what is it?',
    ],
    ['What would it be?', 'If you could know only one thing about receipts, what would it be?'],
    ['Such as acacia', 'Only a few kinds, such as acacia, stay liquid for years.'],
    ['Stay liquid for years', 'Only a few kinds, such as acacia, stay liquid for years.'],
    ['Tomatoes ripen on after the harvest', 'Apples, pears, bananas and tomatoes ripen on after the harvest.'],
    ['Long people will wait for a page', 'Nielsen told us how long people will wait for a page.'],
    [
      'Call should never have to hunt for the number',
      'A visitor who wants to call should never have to hunt for the number.',
    ],
    ['Ask is before the date is fixed', 'The best time to ask is before the date is fixed.'],
    ['What they see', 'Beginners draw what they know instead of what they see.'],
    ['The used oven is worth', 'The used oven is worth what 3 like it were sold for.'],
    ['Give people a time', 'Give people a time, a reason or something to do.'],
    ['Feel hardly travel in words', 'Taste and feel hardly travel in words.'],
  ])('%s', (card, spoken) => expect(isClipped(card, spoken)).toBe(true))
})

describe('a card is whole', () => {
  it.each([
    ['Most first bowls collapse here', 'Most first bowls collapse at the same moment.'],
    ['You press.', 'So you press. Hard.'],
    ['Hard and fast ✗ · Half and slow ✓', 'Press half as hard and go half as fast.'],
    ['Saturday wheel class', "It's the first thing we practice on Saturdays."],
    ["An apron you don't love", "An apron you don't love."],
    ['Thrown by hand', "It's thrown by hand, trimmed the next day, and fired twice."],
    ['Six people, two hours', 'Six people, two hours. Save your spot with the link.'],
    ['Wonky is fine.', 'Wonky is fine. House rule.'],
    ['£28', 'Twenty-eight pounds for a mug. Fair question.'],
    ['“Can I take it home?”', 'Everyone asks: can I take it home now?'],
    ['Wheel class', 'Our wheel class is full in May.'],
  ])('%s', (card, spoken) => expect(isClipped(card, spoken)).toBe(false))
})

it('finds cards that are empty or too long, and asks none of a picture that stands alone', () => {
  const faults = cardFaults([
    { spoken: 'It leans.', card: ' – ' },
    { spoken: 'It leans.', card: 'A mug that leans is a mug that somebody held on to' },
    { spoken: 'It leans.' },
    { spoken: 'It leans.', card: 'Leave the lean' },
  ])
  expect(faults.map(({ fault }) => fault)).toEqual(['empty', 'too long'])
})
