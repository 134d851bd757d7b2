/** A film of up to about a minute: one thought, told and ended where the business is. */

import type { Told } from '#business/facts.ts'
import { topicStems } from '#business/topic-stems.ts'
import { pullOf } from '#compose/pull.rules.ts'
import type { Piece, PieceLine } from '#trades/piece.ts'
import { type Block, renumbered, secondsOf, within } from './block.ts'
import {
  areNew,
  type Film,
  factsAbout,
  type KnownPiece,
  linesOfTable,
  piecesAbout,
  untold,
  wordsOfPiece,
} from './film.ts'
import type { Subject } from './subjects.ts'
import { ABOUT, PRESENTED, turnsFor, WANTED } from './turns.ts'

/** Opening, body and ending of one film; nothing where they can't be said anew or don't fit the time. */
export type ToldFilm = { title: string; blocks: Block[]; turn: PieceLine }

// How near a fact or a piece has to be to what is told for it to go with it.
const NEAR_FACT = 2.6
const NEAR_PIECE = 4
// A fact-led film is filled up to this share of what was asked for.
const FULL = 0.8
// What has nothing to do with it is added until it is no longer too short.
const ENOUGH = 0.6
const CHANCE_POINTS = 2.5
// What so many films open with gives way to what few do.
const worn = ({ spoken }: PieceLine): number =>
  /^(?:how do you|what do you|do you|why do|how do|what should you|why does)\b/i.test(spoken) ? 30 : 0

export function tellShort(film: Film, subject: Subject): ToldFilm | undefined {
  const told = 'piece' in subject ? tellPiece(film, subject) : tellFact(film, subject)
  if (!told) return undefined
  const { min, max } = film.request.seconds
  const seconds = secondsOf([...told.blocks.flatMap(({ lines }) => lines), told.turn])
  return seconds >= min && seconds <= max ? told : undefined
}

// So many films of a trade end with the owner's words where they have none of them.
const NAMED_SHARE = 0.5

/** The opening that pulls most, with some chance, of those not said before. */
export function openingOf(film: Film, openings: readonly PieceLine[]): PieceLine | undefined {
  const fresh = openings.filter((line) => areNew(film, [line]))
  const planned = fresh.find(({ spoken }) => spoken === film.request.subject?.firstLine)
  if (planned) return planned
  const pull = new Map(
    fresh.map((line) => [line, pullOf(line.spoken) + film.chance.next() * CHANCE_POINTS - worn(line)]),
  )
  return fresh.toSorted((a, b) => (pull.get(b) ?? 0) - (pull.get(a) ?? 0))[0]
}

function tellPiece(
  film: Film,
  { id, kind, piece, isOfTrade }: Extract<Subject, { piece: unknown }>,
): ToldFilm | undefined {
  const opening = openingOf(film, piece.openings)
  const beside = besidesOf(film, piece)
  const turn = endingOf(film, piece.turns, beside.length === 0 && (!isOfTrade || film.chance.next() < NAMED_SHARE))
  if (!opening || !turn) return undefined
  const { aim, max } = film.request.seconds
  const rest = secondsOf([turn, ...beside.flatMap(({ lines }) => lines)])
  const lines = within([opening, ...piece.lines], Math.max(aim, max * 0.7) - rest)
  const first = { lines, ingredients: [id, `kind-${kind}`], title: piece.title }
  return { title: piece.title, blocks: filledUp(film, [first, ...beside], turn), turn }
}

// What an owner has to offer stands well before the last line of any film; the rest only where it belongs.
const ENDS_WELL: readonly Told['kind'][] = ['price', 'product', 'offer', 'season', 'proof', 'opinion']

/** What the owner has told that goes with a piece: what has to do with it, else what there is to come for. */
function besidesOf(film: Film, piece: Piece): Block[] {
  const near = factsAbout(film, wordsOfPiece(piece), NEAR_FACT).find(({ ask, isDescription }) => !ask && !isDescription)
  if (near) return [blockOfFact(near)]
  // What the owner has entered comes before what the description says anyway.
  const rank = ({ kind, isDescription }: Told) => ENDS_WELL.indexOf(kind) + (isDescription ? ENDS_WELL.length : 0)
  const [other] = untold(film)
    .filter(({ kind }) => ENDS_WELL.includes(kind))
    .toSorted((a, b) => rank(a) - rank(b))
  return other ? [blockOfFact(other)] : []
}

/** For a long wish: more of the same trade that has to do with what was told. */
function filledUp(film: Film, blocks: Block[], turn: PieceLine): Block[] {
  const { aim, max } = film.request.seconds
  const length = () => secondsOf([...blocks.flatMap(({ lines }) => lines), turn])
  const told = new Set(blocks.flatMap(({ title }) => title ?? []))
  const stems = topicStems(blocks.flatMap(({ lines }) => lines.map(({ spoken }) => spoken)).join(' '))
  for (const { id, piece } of piecesAbout(film, stems, 0)) {
    if (length() >= aim * FULL) break
    const opening = told.has(piece.title) ? undefined : openingOf(film, piece.openings)
    if (!opening || !areNew(film, piece.lines) || piece.months) continue
    const room = max - length()
    const block = { lines: within([opening, ...piece.lines], room), ingredients: [`with-${id}`], title: piece.title }
    if (secondsOf(block.lines) <= room) blocks.push(block)
  }
  return blocks
}

const blockOfFact = (fact: Told): Block => ({
  lines: [...(fact.ask ? [questionLine(fact.ask)] : []), ...fact.lines],
  ingredients: [fact.id],
})

const questionLine = (ask: string): PieceLine => ({
  spoken: ask,
  ...(ask.length <= 40 && { card: { kind: 'quote' as const, text: ask } }),
  optional: false,
})

function tellFact(film: Film, { id, kind, fact }: Extract<Subject, { fact: Told }>): ToldFilm | undefined {
  const { aim, max } = film.request.seconds
  const turn = endingOf(film, [])
  const lead: Block = { ...blockOfFact(fact), ingredients: [id, `kind-${kind}`, fact.id] }
  const opened = { ...lead, lines: [...priceOpening(film, fact), ...lead.lines] }
  const company = companyOf(film, fact)
  const blocks = company ? [opened] : openedBy(film, fact, opened)
  if (!turn || !blocks) return undefined
  const length = () => secondsOf([...blocks.flatMap(({ lines }) => lines), turn])
  for (const block of [...(company ?? []), ...othersOf(film, fact)]) {
    if (length() >= aim * (company?.includes(block) ? FULL : ENOUGH)) break
    const isTold = blocks.some(({ ingredients: [first] }) => first === block.ingredients[0])
    if (!isTold && length() + secondsOf(block.lines) <= max) blocks.push(block)
  }
  return { title: titleOf(film, fact, blocks), blocks, turn }
}

/** What goes with a fact: a piece of the trade that has to do with it, other questions with a question. Nothing where it stands alone. */
function companyOf(film: Film, fact: Told): Block[] | undefined {
  const [other] = factsAbout(film, fact.stems, NEAR_FACT).filter((one) => one !== fact && !one.ask)
  const beside = other ? [blockOfFact(other)] : []
  const [near] = piecesAbout(film, fact.stems, NEAR_PIECE).filter(({ piece }) => !piece.months)
  const told = near && secondThought(film, near)
  if (told) return [...beside, told]
  const asked = fact.ask ? untold(film).filter((one) => one !== fact && one.ask) : []
  if (asked.length > 0) return [...beside, ...film.chance.shuffled(asked).map(blockOfFact)]
  return undefined
}

function secondThought(film: Film, { id, piece }: KnownPiece): Block | undefined {
  const opening = openingOf(film, piece.openings)
  const lines = piece.lines.filter(({ optional }) => !optional)
  if (!opening || !areNew(film, lines)) return undefined
  return { lines: renumbered([opening, ...lines]), ingredients: [`with-${id}`], title: piece.title }
}

const FEWEST_TOLD = 3

/** Facts that have nothing to do with each other are told as what they are: some things worth knowing. A question needs no opening. */
function openedBy(film: Film, fact: Told, lead: Block): Block[] | undefined {
  if (fact.ask || OPENS_ITSELF.includes(fact.kind)) return [lead]
  if (othersOf(film, fact).length < FEWEST_TOLD - 1) return undefined
  const opening = openingOf(film, linesOfTable(film, WORTH_KNOWING))
  return opening && [{ lines: [opening], ingredients: [] }, lead]
}

const OPENS_ITSELF: readonly Told['kind'][] = ['story', 'opinion']

const WORTH_KNOWING = [
  'Looking for {a}? This is {brand}. | Looking for one?',
  'If {a} {is/are} on your list, meet {brand}. | On your list?',
  '{A}? Know this about {brand} first. | Know this first',
  '{Some}? Meet {brand}. | Worth meeting',
  'Next time you need {a}, remember {brand}. | Next time',
  'Thinking about {some}? This is {brand}. | Thinking about it?',
  'New to {some}? Start with {brand}. | New to this?',
  'Why ask {brand} about {some}? | Why ask them?',
  'You need {a} and have nobody to call? Meet {brand}. | Nobody to call?',
  'Ask around about {some}, and {brand} may come up. | Ask around',
]

// In this order facts follow each other: who it is, how it works, what there is, what it costs.
const ORDER: readonly Told['kind'][] = ['story', 'proof', 'how', 'opinion', 'product', 'price', 'offer', 'season']
const MOST_TOLD = 4

const othersOf = (film: Film, fact: Told): Block[] =>
  untold(film)
    .filter((one) => one !== fact && ORDER.includes(one.kind))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .slice(0, MOST_TOLD - 1)
    .map(blockOfFact)

/** A price makes people look: the film may open with it. */
function priceOpening(film: Film, { price, ask, kind }: Told): PieceLine[] {
  if (!price || ask || !['price', 'product', 'offer'].includes(kind)) return []
  const question = `What does ${price} get you at ${film.business.name}?`
  const isNew = film.said.allNew(question) && film.chance.next() < 0.5
  return isNew ? [{ spoken: question, card: { kind: 'phrase', text: price }, optional: false }] : []
}

const LONGEST_TITLE = 60

/** What is asked or said first, where it is short enough for a title. */
function titleOf({ business }: Film, { ask, price, lines }: Told, [opening]: readonly Block[]): string {
  const first = lines[0]?.spoken.replace(/[.!]$/, '') ?? ''
  if (ask && ask.length <= LONGEST_TITLE) return ask
  if (first && first.length <= LONGEST_TITLE) return first
  const opens = opening?.lines[0]?.spoken.replace(/[.!]$/, '') ?? ''
  if (!price && opens && opens.length <= LONGEST_TITLE) return opens
  return price ? `What ${price} gets you at ${business.name}`.slice(0, 70) : `Ask ${business.name}`
}

// Whoever is seen speaks for the business now and then.
const PRESENTED_SHARE = 0.12

/** Whether a line begins with what there is to do. */
const isCall = ({ spoken }: PieceLine): boolean =>
  /(?:^|[.?] |, |and |or |then )(?:ask|book|bring|call|come|drop|email|join|message|order|phone|reserve|ring|send(?! it)|stop by|talk to|tell|text|try|visit|write(?! (?:down|on|out|your|half|it)))\b/i.test(
    spoken,
  )

/** Last lines that name what is offered in the owner's own words. */
function namedTurns({ business: { names }, chance }: Film): string[] {
  const told = (rows: readonly string[], all: readonly string[]) =>
    all.flatMap((name) => rows.map((row) => row.replace('{name}', name)))
  return chance.shuffled([...told(ABOUT, names.about), ...told(WANTED, names.wanted)])
}

/**
 * The last line: one of the piece's own where it has one left, else one by how customers come by what is offered. Where the film
 * says nothing else of the business, it names what the owner says.
 */
export function endingOf(film: Film, turns: readonly PieceLine[], namesIt = false): PieceLine | undefined {
  const { business, chance, request } = film
  const presented = request.presenter ? chance.shuffled(linesOfTable(film, PRESENTED)) : []
  const own = chance.shuffled(turns).filter(isCall)
  const weak = turns.filter((line) => !isCall(line))
  const general = chance.shuffled(linesOfTable(film, turnsFor(business)))
  if (namesIt) {
    const named = linesOfTable(film, namedTurns(film)).find((line) => areNew(film, [line]))
    if (named) return named
  }
  const rows = chance.next() < PRESENTED_SHARE ? [presented, own, general] : [own, general, presented, weak]
  return rows.flat().find((line) => areNew(film, [line]))
}
