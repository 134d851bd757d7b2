import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrasts.ts'
import { figureOf } from './figures.ts'
import { stems } from './icons.ts'
import { emphasisOf, phraseOf } from './phrase.ts'

const LIMIT = { words: 6, letters: 38 }

describe('the short form of a sentence', () => {
  it.each([
    ['Your logo stays sharp.', 'Your logo stays sharp'],
    ['A message aimed at a named kind of customer is clearer than one aimed at everybody.', 'A named kind of customer'],
    [
      'Recognition is quick, and a visitor decides within moments whether a page is speaking to them.',
      'Recognition is quick',
    ],
    ['The line that counts is that reprints leave the same afternoon.', 'Reprints leave the same afternoon'],
    [
      'Finish this sentence on your website: we help these people do this thing.',
      'Finish this sentence on your website',
    ],
    [
      'Being different helps only when the difference changes something for the buyer.',
      'The difference changes something for the buyer',
    ],
    ['Count silently to 3 after each question in your next meeting.', 'Count silently to 3 after each question'],
    ['Concrete cases show judgement, and judgement is what people hire.', 'Concrete cases show judgement'],
    ['But here is the thing: nobody reads the small print!', 'Nobody reads the small print!'],
  ])('of "%s" can stand alone', (sentence, expected) => {
    expect(phraseOf(sentence, LIMIT)).toContain(expected)
  })

  it.each([
    'Ask whether one line on a list would have caught the mistake that everybody keeps making in the shop.',
    'Most of them never tell you why they walked past the window on that rainy day in the old town.',
    'If you sell at a margin and cut the price, you must sell a third more just to stand still.',
  ])('never ends on a word that leads on: "%s"', (sentence) => {
    expect(phraseOf(sentence, LIMIT)).not.toMatch(/\b(?:the|a|of|to|and|that|whether|why|is|your|in|on)$/i)
  })

  it.each(['', ' ', '?!', '…', 'ok', '🔥', '"', 'مرحبا بكم'])('is text for "%s" too', (text) => {
    expect(typeof phraseOf(text, LIMIT)).toBe('string')
    expect(emphasisOf(phraseOf(text, LIMIT)).every((w) => w.length > 0)).toBe(true)
  })

  it('marks the words that say most', () => {
    expect(emphasisOf('Your strongest rival is often no rival')).toContain('strongest')
    expect(emphasisOf('of the and')).toEqual([])
  })
})

describe('figures', () => {
  it.each([
    ['About 80 percent of buyers read reviews.', '80%', 'of buyers read reviews'],
    ['Small teams waste 3 hours a week.', '3 hours', 'a week'],
    ['One in four? No: 3 out of 4 people return.', '3 in 4', 'people return'],
    ['The soap is left to cure for 4 to 6 weeks on a shelf.', '4 to 6 weeks', 'on a shelf'],
    ['It costs $4,500 a year.', '$4,500', 'a year'],
    ['The habit took 66 days for most people.', '66 days', 'for most people'],
  ])('are read from "%s"', (text, value, label) => {
    expect(figureOf(text)).toMatchObject({ value, label })
  })

  it.each(['Pick one thing.', 'The second try is better.', 'No figure here.', ''])('are not read into "%s"', (text) => {
    expect(figureOf(text)).toBeUndefined()
  })
})

describe('contrasts', () => {
  it.each([
    ['Instead of guessing, ask.', 'Guessing', 'Ask'],
    ['Write for one reader rather than for everybody.', 'For everybody', 'Write for one reader'],
    ['Stop selling features. Start selling outcomes.', 'Selling features', 'Selling outcomes'],
    ['Email versus text message.', 'Email', 'Text message'],
    ['Sell the outcome, not the drill.', 'The drill', 'Sell the outcome'],
  ])('are found in "%s"', (text, left, right) => {
    expect(contrastOf(text)).toMatchObject({ left, right })
  })

  it('are not invented', () => {
    expect(contrastOf('People decide within moments.')).toBeUndefined()
  })
})

describe('plain forms of words', () => {
  it.each([
    ['stories', 'story'],
    ['planned', 'plan'],
    ['writing', 'write'],
    ['prices,', 'price'],
    ["shop's", 'shop'],
  ])('of %s hold %s', (word, plain) => {
    expect(stems(word)).toContain(plain)
  })
})
