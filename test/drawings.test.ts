/** The drawings that scripts name are there: the writer knows their names alone. */
import { expect, it } from 'vitest'
import { iconNames } from '../renderer/src/draw/index.ts'
import { anyJourneysFor, journeys } from '../writer/src/films/journeys/index.ts'
import { trades } from '../writer/src/trades/index.ts'

it('has a drawing for every name in a script', () => {
  const known = new Set(iconNames)
  const pieces = [
    ...trades.flatMap((trade) => trade.pieces),
    ...Object.values(journeys).flat(),
    ...anyJourneysFor('thing'),
  ]
  const named = pieces.flatMap(({ openings, lines, turns }) =>
    [...openings, ...lines, ...turns].flatMap(({ icon }) => icon ?? []),
  )
  expect(named.length).toBeGreaterThan(5_000)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})
