import { describe, expect, it } from 'vitest'
import { strayArticles, wrongArticles } from './articles.rules.ts'

describe('the article', () => {
  it.each([
    ['Why should a HVAC company care?', 'a HVAC'],
    ['It is a honest price.', 'a honest'],
    ['An unique bowl.', 'An unique'],
    ['For an European bank.', 'an European'],
    ['A 8-week course.', 'A 8-week'],
    ['You need a old key.', 'a old'],
    ['It takes an day.', 'an day'],
    ['A SUV brakes late.', 'A SUV'],
    ['He has a “old” lock.', 'a “old'],
  ])('is wrong in: %s', (sentence, words) => expect(wrongArticles(sentence)).toEqual([words]))

  it.each([
    'An HVAC company, an SUV and an 11 mm bearing.',
    'A UV lamp, an HDB flat and a USB stick.',
    'An hour, a house, an heirloom, a horse.',
    'A university, a one-off, a used car, a European, an umbrella, an unimportant note, an uninvited guest.',
    'An MRI, a NATO base, a 100 mm pipe, an 80 cm shelf, a 1,100 pound dial.',
    'From plan A and plan B. Vitamin A is good.',
    'An eight-week course, a T-shirt and an X-ray.',
    'An SKF bearing or a VAT number.',
  ])('is right in: %s', (sentence) => expect(wrongArticles(sentence)).toEqual([]))

  it.each([
    ['It is all about the our wheel class.', 'the our'],
    ['This is about we fire twice.', 'about we'],
    ['Ask for the we come to you.', 'the we'],
    ['You get a the best cut.', 'a the'],
  ])('is stray in: %s', (sentence, words) => expect(strayArticles(sentence)).toContain(words))

  it.each([
    'Tell her the price and give them a bowl.',
    'Is this a joke? What are these the sign of?',
    'The at-home kit. A to Z. The for-hire van.',
    'What they ask about: we answer.',
  ])('is not stray in: %s', (sentence) => expect(strayArticles(sentence)).toEqual([]))
})
