/** One film of a business: the subject is chosen, told, filled up to its length, and ended where the business is. */

import type { Business } from '#business/business.ts'
import type { Told } from '#business/facts.ts'
import { relation, topicStems } from '#business/topic-stems.ts'
import { type Chance, chanceOf } from '#chance.ts'
import { type Said, saidMemory } from '#compose/said.memory.ts'
import { upperFirst } from '#english/grammar.ts'
import { inTone, type ToneLetter, toneLetterOf } from '#english/tone.ts'
import type { ScriptRequest } from '#script.ts'
import { type Piece, type PieceLine, readLine } from '#trades/piece.ts'
import { journeys } from './journeys.ts'

/** All that stays the same while one film is written. */
export type Film = {
  request: ScriptRequest
  business: Business
  tone: ToneLetter
  chance: Chance
  said: Said
  /** How long ago something was used: 0 is the newest, endless when it never was. */
  age(id: string): number
}

export function filmFor(request: ScriptRequest, business: Business): Film {
  const ages = new Map<string, number>()
  request.recentIngredients.forEach((id, at) => {
    if (!ages.has(id)) ages.set(id, at)
  })
  return {
    request,
    business,
    tone: toneLetterOf(request.brand.tone),
    chance: chanceOf(request.seed, request.brand.name, request.format),
    said: saidMemory(request.usedSentences),
    age: (id) => ages.get(id) ?? Number.MAX_SAFE_INTEGER,
  }
}

/** A text with what is known of the business in its slots. */
export const filled = ({ business }: Film, text: string): string =>
  upperFirst(
    text
      .replaceAll('{brand}', business.name)
      .replaceAll('{Brand}', upperFirst(business.name))
      .replaceAll('{it}', business.it)
      .replaceAll('{what}', business.what)
      .replaceAll('{place}', business.place ?? ''),
  )

/** A line in the brand's own words and tone. */
export const spokenBy = (film: Film, line: PieceLine): PieceLine => ({
  ...line,
  spoken: inTone(filled(film, line.spoken), film.tone),
})

/** A piece as this business tells it; the mark of those that need a place is gone from its title. */
export const toldBy = (film: Film, piece: Piece): Piece => ({
  ...piece,
  title: filled(film, piece.title.replace(NEEDS_PLACE, '')),
  openings: piece.openings.map((line) => spokenBy(film, line)),
  lines: piece.lines.map((line) => spokenBy(film, line)),
  turns: piece.turns.map((line) => spokenBy(film, placed(film, line))),
})

/** A name at the end may be followed by where that is. */
const placed = ({ business: { place } }: Film, line: PieceLine): PieceLine =>
  place === undefined
    ? line
    : { ...line, spoken: line.spoken.replace(/(?<!in )\{brand\}(?=[.?]$)/, '{brand} in {place}') }
const NEEDS_PLACE = /^@\s*/

export type KnownPiece = { id: string; piece: Piece; isOfTrade: boolean }
const known = new WeakMap<Film, KnownPiece[]>()

/** All that can be told to customers of this business: what its trade knows, then the way of any customer. What belongs to another season is left out. */
export function piecesOf(film: Film): KnownPiece[] {
  const { trade, place } = film.business
  const before = known.get(film)
  if (before) return before
  const inSeason = ({ months }: Piece) =>
    !months || (film.request.month !== undefined && months.includes(film.request.month))
  const pieces = [
    ...(trade?.pieces ?? []).map((piece) => ({ id: `piece-${trade?.id}-${piece.id}`, piece, isOfTrade: true })),
    ...journeys
      .filter(({ title }) => place !== undefined || !NEEDS_PLACE.test(title))
      .map((piece) => ({ id: `journey-${piece.id}`, piece, isOfTrade: false })),
  ]
    .filter(({ piece }) => inSeason(piece))
    .map((one) => ({ ...one, piece: toldBy(film, one.piece) }))
  known.set(film, pieces)
  return pieces
}

/** Whether none of the lines was said before. */
export const areNew = ({ said }: Film, lines: readonly PieceLine[]): boolean =>
  lines.every(({ spoken }) => said.allNew(spoken))

/** The facts that no script has told yet. */
export const untold = ({ business, said }: Film): Told[] =>
  business.facts.filter(({ lines, ask }) =>
    [...lines, ...(ask ? [{ spoken: ask }] : [])].every(({ spoken }) => said.allUnspoken(spoken)),
  )

export const linesOfTable = (film: Film, rows: readonly string[]): PieceLine[] =>
  rows.map((row) => spokenBy(film, placed(film, readLine(row))))

/** Of a brand's facts those that have to do with a text, the nearest first. */
export function factsAbout(film: Film, stems: ReadonlySet<string>, atLeast: number): Told[] {
  const facts = untold(film)
  const all = [
    ...film.business.facts.map((fact) => fact.stems),
    ...piecesOf(film).map(({ piece }) => wordsOfPiece(piece)),
  ]
  return facts
    .map((fact) => ({ fact, near: relation(stems, fact.stems, all) }))
    .filter(({ near }) => near >= atLeast)
    .toSorted((a, b) => b.near - a.near)
    .map(({ fact }) => fact)
}

const stemsOfPieces = new WeakMap<Piece, Set<string>>()

/** What a piece speaks of. */
export function wordsOfPiece(piece: Piece): Set<string> {
  const known = stemsOfPieces.get(piece)
  if (known) return known
  const stems = topicStems(
    [piece.title, ...piece.openings.map(({ spoken }) => spoken), ...piece.lines.map(({ spoken }) => spoken)].join(' '),
  )
  stemsOfPieces.set(piece, stems)
  return stems
}

/** The pieces of the trade that have to do with a text, the nearest first. */
export function piecesAbout(film: Film, stems: ReadonlySet<string>, atLeast: number): KnownPiece[] {
  const pieces = piecesOf(film).filter(({ isOfTrade }) => isOfTrade)
  const all = pieces.map(({ piece }) => wordsOfPiece(piece))
  return pieces
    .map((one, at) => ({ one, near: relation(stems, all[at] ?? new Set(), all) }))
    .filter(({ near }) => near >= atLeast)
    .toSorted((a, b) => b.near - a.near)
    .map(({ one }) => one)
}
