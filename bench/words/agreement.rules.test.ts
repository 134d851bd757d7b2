import { describe, expect, it } from 'vitest'
import { disagreements } from './agreement.rules.ts'

describe('what does not agree', () => {
  it.each([
    ['You need a bikes for this.', 'a bikes'],
    ['They is here.', 'They is'],
    ['It have two wheels.', 'It have'],
    ['There is two ways in.', 'There is two'],
    ['People is afraid of it.', 'People is'],
    ['Does it works?', 'Does it works'],
    ['Knots help to keeps the dog warm.', 'to keeps'],
    ['It takes 2 hour.', '2 hour'],
    ['It takes one hours.', 'one hours'],
    ['Come in Monday.', 'in Monday'],
    ['A class costs £48 pounds.', '£48 pounds'],
    ['We give an advice for free.', 'an advice'],
    ['Ring us in June 21.', 'in June 21'],
    ['How you can save water?', 'How you can save water?'],
    ['What is the best knife for this.', 'What is the best knife for this.'],
    ['Everybody have one.', 'Everybody have'],
    ['Its a good one.', 'Its a'],
    ['What are it?', 'What are it'],
  ])('is found in: %s', (sentence, words) => {
    const found = disagreements(sentence)
    expect(found).toContain(words)
  })

  it.each([
    'A sales call, a glass, a bus, a savings account and a lens.',
    'A two hour class and a 2 hour drive.',
    'Another works as well, and a few are left.',
    'There are a lot of them, and there are a few more.',
    'On June 21 we jump. On December the first we rest. In March 1998 it began. In June we close.',
    'How does it work? Why we fire twice: it lasts.',
    'What the owner says is law.',
    'When you look at it, what do you see?',
    'Each of them does it. Everyone knows. Everything you need is here.',
    'You, we and they are in. If it were me, I would.',
    'Classes this week are full. To make it last, ask.',
    'Its own key. It’s all there. Your right foot.',
    'One of these is new, and parts of it are worn. Days like this are rare.',
    'Does it have a lid? What stops you is the lock. Let everyone know.',
    'What it comes down to is this. One of the people is new.',
    'This helps in winter, and each comes with a lid.',
  ])('is not found in: %s', (sentence) => expect(disagreements(sentence)).toEqual([]))
})
