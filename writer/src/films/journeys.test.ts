import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { expect, it } from 'vitest'
import { businessOf } from '#business/business.ts'
import { slipsOf } from '#english/slips.ts'
import type { ScriptRequest } from '#script.ts'
import type { Piece, PieceLine } from '#trades/piece.ts'
import { KINDS, WAYS } from '#trades/trade.ts'
import { filled, filmFor } from './film.ts'
import { anyJourneysFor, journeys } from './journeys/index.ts'
import { ABOUT, PRESENTED, turnsFor, WANTED } from './turns.ts'

const filmOf = (name: string, description: string) => {
  const request = {
    brand: { name, description, facts: [], tone: 'Friendly & Approachable', niche: 'Marketing & Sales', persona: '' },
    recentIngredients: [],
    usedSentences: new Set<string>(),
    format: 'short',
    seed: 1,
  } as unknown as ScriptRequest
  return filmFor(request, businessOf(request.brand)!)
}

// One, many and uncounted, with a vowel first and without.
const FILMS = [
  filmOf('Gnomon', 'We make sundials in slate and brass, York'),
  filmOf('Umber', 'Umbrella stands and hat racks made to order in Lyon'),
  filmOf('Icarus', 'An ice sculpture workshop in Bergen'),
  filmOf('Moor', 'Piano moving in Sheffield'),
]

const spoken = ({ openings, lines, turns }: Piece): PieceLine[] => [...openings, ...lines, ...turns]
const all = [...Object.values(journeys).flat(), ...anyJourneysFor('thing')]
const turns = [
  ...KINDS.flatMap((kind) => turnsFor({ offer: { kind, a: 'x', noun: 'x', some: 'x', number: 'one' } })),
  ...WAYS.flatMap((way) =>
    turnsFor({ trade: { way } as never, offer: { kind: 'thing', a: 'x', noun: 'x', some: 'x', number: 'one' } }),
  ),
  ...PRESENTED,
].map((row) => row.split(' | ')[0] ?? '')

it('the way of any customer reads well whatever is looked for', () => {
  const texts = [...all.flatMap((piece) => spoken(piece).map((line) => line.spoken)), ...turns]
  const slips = texts.flatMap((text) =>
    FILMS.flatMap((film) => slipsOf(filled(film, text)).map((slip) => `${slip}: ${filled(film, text)}`)),
  )
  expect(slips).toEqual([])
})

const SLOT = /\{(?:[Aa]|noun|head|[Ss]ome|many)\}/

it('no sentence of it can be said by two businesses: what has four words or more names what is offered', () => {
  const shared = [...all.flatMap((piece) => spoken(piece).map((line) => line.spoken)), ...turns].flatMap((text) =>
    sentencesOf(text)
      .map((sentence) => sentence.text)
      .filter((sentence) => wordsOf(sentence).length >= 4 && !SLOT.test(sentence)),
  )
  expect(shared).toEqual([])
})

it('every ending names the business and begins a clause with something to do', () => {
  const ACT = /(?:^|[,.?] |, and |and )(?:ask|book|bring|call|come|order|send|stop|talk|tell|try|visit|write|look)\b/i
  const named = [...ABOUT, ...WANTED].map((row) => row.split(' | ')[0] ?? '')
  const endings = [...all.flatMap((piece) => piece.turns.map((line) => line.spoken)), ...turns, ...named]
  expect(endings.filter((text) => !text.includes('{brand}') || !ACT.test(text))).toEqual([])
})

it.each(Object.entries(journeys))('%s has all that its pieces need', (kind, pieces) => {
  expect(pieces.length).toBeGreaterThanOrEqual(8)
  for (const piece of pieces) {
    expect([kind, piece.title, piece.openings.length >= 3, piece.turns.length >= 2, piece.lines.length >= 4]).toEqual([
      kind,
      piece.title,
      true,
      true,
      true,
    ])
    for (const { spoken: text } of piece.openings) expect(text).toMatch(SLOT)
  }
})
