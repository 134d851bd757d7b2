import { expect, it } from 'vitest'
import { hookSpeaksOfIt, speaksOfIt } from './own-words.rules.ts'

const brand = { name: 'Bike & Spoke', ownWords: ['bike', 'brake', 'puncture', 'leeds'] }

it('hears two own words in two sentences', () => {
  expect(speaksOfIt({ body: 'Squeaky brakes? We come to you anywhere in Leeds.' }, brand)).toBe(true)
})

it.each([
  ['one sentence', 'Bikes in Leeds get punctures. Everything else can wait.'],
  ['one word', 'Bikes wear out. A bike that squeaks is asking for you.'],
  ['the name alone', 'Bike & Spoke has a tip. Ask Bike and Spoke what they think of it.'],
  ['a part of another word', 'She bikeshedded all day. Breakfast waited.'],
])('%s is not enough', (_, body) => expect(speaksOfIt({ body }, brand)).toBe(false))

it('asks a hook for one', () => {
  expect(hookSpeaksOfIt({ hook: 'Your front brake just lied to you.' }, brand)).toBe(true)
  expect(hookSpeaksOfIt({ hook: 'What does nobody tell you about Bike & Spoke?' }, brand)).toBe(false)
})
