/** One film of a business: the subject is chosen, told, filled up to its length, and ended where the business is. */

import type { Business } from '#business/business.ts'
import type { Told } from '#business/facts.ts'
import { headOf, isManyOf, manyOf, shortened } from '#business/offer.ts'
import { relation, topicStems } from '#business/topic-stems.ts'
import { type Chance, chanceOf, hashOf } from '#chance.ts'
import { type Said, saidMemory } from '#compose/said.memory.ts'
import { upperFirst } from '#english/grammar.ts'
import { inTone, type ToneLetter, toneLetterOf } from '#english/tone.ts'
import type { ScriptRequest } from '#script.ts'
import { type Piece, type PieceLine, readLine } from '#trades/piece.ts'
import { anyJourneysFor, journeys } from './journeys/index.ts'

/** All that stays the same while one film is written. */
export type Film = {
  request: ScriptRequest
  business: Business
  tone: ToneLetter
  chance: Chance
  said: Said
  /** Ids of what other films of the week are about: left to them. */
  kept: ReadonlySet<string>
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
    kept: new Set((request.keptSubjects ?? []).filter((id) => id !== request.subject?.id)),
    age: (id) => ages.get(id) ?? Number.MAX_SAFE_INTEGER,
  }
}

/** A text with what is known of the business in its slots. */
export function filled({ business }: Film, text: string, isLater = false): string {
  // What was named once may be called by its main word: in which lines is another matter for every brand.
  const isShort = isLater && hashOf(`${business.name} ${text}`) % 2 === 0
  const slots = slotsOf(isShort ? { ...business, offer: shortened(business.offer) } : business)
  return upperFirst(
    text
      // "{fits/fit}" agrees with `{a}`, "{fits:fit}" with `{some}`.
      .replace(/\{([\w' ]+)\/([\w' ]+)\}/g, business.offer.number === 'many' ? '$2' : '$1')
      .replace(/\{([\w' ]+):([\w' ]+)\}/g, isManyOf(business.offer) ? '$2' : '$1')
      .replace(/\{(\w+)\}/g, (slot, name: string) => {
        const value = slots[name.charAt(0).toLowerCase() + name.slice(1)]
        return value === undefined ? slot : /^\p{Lu}/u.test(name) ? upperFirst(value) : value
      }),
  )
}

/** What slots stand for. A pronoun is that of what one looks for: `{them}` is "it" for a sundial, `{one}` is "some" for soap. */
const slotsOf = ({ name, it, what, place, offer }: Business): Record<string, string> => ({
  brand: name,
  it,
  what,
  place: place ?? '',
  a: offer.a,
  noun: offer.noun,
  // Any tour is "the tour".
  head: offer.kind === 'experience' ? offer.noun : headOf(offer),
  some: offer.some,
  many: offer.number === 'one' ? manyOf(offer.noun) : `kinds of ${offer.noun}`,
  one: offer.number === 'one' ? 'one' : 'some',
  them: offer.number === 'many' ? 'them' : 'it',
  they: offer.number === 'many' ? 'they' : 'it',
})

/** A line in the brand's own words and tone. */
export const spokenBy = (film: Film, line: PieceLine, isLater = false): PieceLine => ({
  ...line,
  spoken: inTone(filled(film, line.spoken, isLater), film.tone),
})

/** A piece as this business tells it. */
export const toldBy = (film: Film, piece: Piece): Piece => ({
  ...piece,
  title: filled(film, piece.title),
  openings: piece.openings.map((line) => spokenBy(film, line)),
  lines: piece.lines.map((line) => spokenBy(film, line, true)),
  turns: piece.turns.map((line) => spokenBy(film, placed(film, line))),
})

/** A name at the end may be followed by where that is. */
const placed = ({ business: { place } }: Film, line: PieceLine): PieceLine =>
  place === undefined || line.spoken.includes(place)
    ? line
    : {
        ...line,
        spoken: line.spoken.replace(
          /(?<!in )\{brand\}(?=[.?]$| (?:about|what|which|why|when|how|where|whether|if|who) )/,
          '{brand} in {place}',
        ),
      }

/** `isReserve`: it goes for anything that one looks for. */
export type KnownPiece = { id: string; piece: Piece; isOfTrade: boolean; isReserve?: boolean }
const known = new WeakMap<Film, KnownPiece[]>()

/** All that can be told to customers of this business: what its trade knows, then the way of any customer. What belongs to another season is left out. */
export function piecesOf(film: Film): KnownPiece[] {
  const { trade, offer } = film.business
  const before = known.get(film)
  if (before) return before
  const inSeason = ({ months }: Piece) =>
    !months || (film.request.month !== undefined && months.includes(film.request.month))
  const pieces = [
    ...(trade?.pieces ?? []).map((piece) => ({ id: `piece-${trade?.id}-${piece.id}`, piece, isOfTrade: true })),
    ...journeys[offer.kind].map((piece) => ({ id: `journey-${offer.kind}-${piece.id}`, piece, isOfTrade: false })),
    ...anyJourneysFor(offer.kind).map((piece) => ({
      id: `journey-${piece.id}`,
      piece,
      isOfTrade: false,
      isReserve: true,
    })),
  ]
    .filter(({ id, piece }) => inSeason(piece) && !film.kept.has(id))
    .map((one) => ({ ...one, piece: toldBy(film, one.piece) }))
  known.set(film, pieces)
  return pieces
}

/** Whether none of the lines was said before, and none holds what this business does not say. */
export const areNew = ({ said, business }: Film, lines: readonly PieceLine[]): boolean =>
  lines.every(({ spoken }) => said.allNew(spoken) && business.suits(spoken))

/** The facts that no script has told yet. */
export const untold = ({ business, said, kept }: Film): Told[] =>
  business.facts.filter(({ id, lines, ask }) => {
    const spoken = [...(ask ? [ask] : []), ...lines.map((line) => line.spoken)]
    // Where a line begins with a figure, it is read as one sentence with the line before.
    return !kept.has(subjectOfFact(id)) && [...spoken, spoken.join(' ')].every((text) => said.allUnspoken(text))
  })

/** A film that is about a fact. */
export const subjectOfFact = (factId: string): string => `film-${factId}`

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
