import { expect, it } from 'vitest'
import { slipsOf } from '#english/slips.ts'
import type { PieceLine } from '#trades/piece.ts'
import { WAYS } from '#trades/trade.ts'
import { journeys } from './journeys.ts'
import { PRESENTED, turnsFor } from './turns.ts'

const FILLINGS = [
  ['a sundial maker', 'sundial maker'],
  ['mangrove kayak tours', 'mangrove kayak tours'],
  ['an ice sculptor', 'ice sculptor'],
] as const

const spoken = ({ openings, lines, turns }: (typeof journeys)[number]): PieceLine[] => [...openings, ...lines, ...turns]
const filled = (text: string, [whole, bare]: readonly [string, string]): string =>
  text
    .replaceAll('{it}', whole)
    .replaceAll('{what}', bare)
    .replaceAll('{place}', 'Leeds')
    .replace(/\{brand\}/gi, 'Octavo')

it('the way of any customer reads well whatever is looked for', () => {
  const texts = [
    ...journeys.flatMap((piece) => spoken(piece).map((line) => line.spoken)),
    ...WAYS.flatMap((way) => turnsFor(way)).map((row) => row.split(' | ')[0] ?? ''),
    ...PRESENTED.map((row) => row.split(' | ')[0] ?? ''),
  ]
  const slips = texts.flatMap((text) =>
    FILLINGS.flatMap((filling) => slipsOf(filled(text, filling)).map((slip) => `${slip}: ${filled(text, filling)}`)),
  )
  expect(slips).toEqual([])
})

it.each(journeys.map((piece) => [piece.title, piece] as const))('"%s" has all that a piece needs', (title, piece) => {
  expect([piece.openings.length >= 3, piece.turns.length >= 2, piece.lines.length >= 4]).toEqual([true, true, true])
  for (const { spoken: text } of piece.openings) expect(text).toMatch(/\{(?:it|what|place)\}/)
  for (const { spoken: text } of piece.turns) expect(text).toContain('{brand}')
  const namesPlace = spoken(piece).some(({ spoken: text }) => text.includes('{place}'))
  expect(namesPlace && !title.startsWith('@')).toBe(false)
})
