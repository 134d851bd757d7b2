import { expect, it } from 'vitest'
import { chosenHooks, type Judged } from './hooks.rules.ts'

const one = (line: string, given: Partial<Judged> = {}): Judged => ({
  ...{ line, strength: 60, why: 'plain', body: line, kind: 'own', isClean: true },
  ...given,
})
const lines = (...judged: Judged[]) => chosenHooks(judged).map(({ line }) => line)

it('takes three, the strongest first', () => {
  const four = [
    one('Press half as hard', { strength: 50, why: 'you' }),
    one('Most bowls collapse here', { strength: 90, why: 'tension' }),
    one('Why does a bowl fold', { strength: 80, why: 'question' }),
    one('The wall thins out', { strength: 10 }),
  ]
  expect(lines(...four)).toEqual(['Most bowls collapse here', 'Why does a bowl fold', 'Press half as hard'])
})

it('takes other reasons before more of the same, and other words before the same ones', () => {
  expect(
    lines(
      one('Why does clay crack so', { strength: 90, why: 'question' }),
      one('Why does clay shrink in fire', { strength: 89, why: 'question' }),
      one('How much water goes in there', { strength: 88, why: 'question' }),
      one('Two of ten bowls fall over', { strength: 40, why: 'figure' }),
    ),
  ).toEqual(['Why does clay crack so', 'How much water goes in there', 'Two of ten bowls fall over'])
})

it('prefers what the text says itself to a question that fits any subject', () => {
  const named = one('What do most people miss', { strength: 95, why: 'question', kind: 'named' })
  const own = one('The wall thins at the bottom', { strength: 75, why: 'question' })
  expect(lines(named, own, one('Press half as hard', { strength: 70, why: 'you' }))).toContain(own.line)
  expect(chosenHooks([named, own])[0]).toBe(named)
})

it('offers nothing that a rule objects to', () => {
  expect(lines(one('It cures anxiety', { strength: 99, isClean: false }))).toEqual([])
})
