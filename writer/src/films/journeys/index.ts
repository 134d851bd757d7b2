/**
 * A customer's way to a business of which little is known, by the kind of thing that it offers, in pieces as trades have them.
 * Slots: `{a}` is what one looks for ("a sundial"), `{noun}` the same without its article, `{head}` its main word, `{some}` it in
 * general ("sundials"), `{many}` several of it, `{them}`, `{they}` and `{one}` its pronouns. `{is/are}` agrees with `{a}`, `{is:are}`
 * with `{some}`. What is spoken of four words or more holds one of these, so that no two businesses say the same.
 */
import type { Piece } from '#trades/piece.ts'
import type { Kind } from '#trades/trade.ts'
import { any } from './any.ts'
import { experience } from './experience.ts'
import { food } from './food.ts'
import { hire } from './hire.ts'
import { online } from './online.ts'
import { person } from './person.ts'
import { place } from './place.ts'
import { service } from './service.ts'
import { supply } from './supply.ts'
import { thing } from './thing.ts'

// These go for what is done in one's own rooms.
const AT_HOME = [
  'clear-the-way',
  'do-i-have-to-be-there-',
  'do-it-yourself-or-not-',
  'look-at-it-together',
  'ask-to-watch-for-a-minute',
  'what-do-you-need-to-know-from-me-',
]

export const journeys: Readonly<Record<Kind, readonly Piece[]>> = {
  thing,
  food,
  service,
  care: service.filter(({ kind, id }) => kind !== 'season' && !AT_HOME.includes(id)),
  place,
  experience,
  person,
  supply,
  hire,
  online,
}

// Nobody plans these for something to eat.
const NOT_EATEN: readonly Piece['kind'][] = ['first', 'checklist', 'season', 'question', 'tip']

/** What goes for anything, after that. */
export const anyJourneysFor = (kind: Kind): readonly Piece[] =>
  kind === 'food' ? any.filter((piece) => !NOT_EATEN.includes(piece.kind)) : any
